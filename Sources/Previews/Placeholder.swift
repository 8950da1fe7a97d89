import PixelUI
