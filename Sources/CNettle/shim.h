// nettle's digests for Swift: SHA-256, HMAC and UMAC. Contexts are memory that Swift owns.
#ifndef CNETTLE_SHIM_H
#define CNETTLE_SHIM_H
#include <nettle/hmac.h>
#include <nettle/sha2.h>
#include <nettle/umac.h>
#include <stddef.h>
#include <stdint.h>

// How many words a context of SHA-256 takes.
static inline size_t cnettle_sha256_words(void) {
    return (sizeof(struct sha256_ctx) + sizeof(uint64_t) - 1) / sizeof(uint64_t);
}

static inline void cnettle_sha256_start(uint64_t *context) { sha256_init((struct sha256_ctx *)context); }

static inline void cnettle_sha256_add(uint64_t *context, const uint8_t *bytes, size_t count) {
    sha256_update((struct sha256_ctx *)context, count, bytes);
}

// Writes 32 bytes. The context starts anew.
static inline void cnettle_sha256_finish(uint64_t *context, uint8_t *digest) {
    sha256_digest((struct sha256_ctx *)context, SHA256_DIGEST_SIZE, digest);
}

// HMAC of RFC 2104 over SHA-256. Writes 32 bytes.
static inline void cnettle_hmac_sha256(
    const uint8_t *key, size_t key_count, const uint8_t *bytes, size_t count, uint8_t *digest) {
    struct hmac_sha256_ctx context;
    hmac_sha256_set_key(&context, key_count, key);
    hmac_sha256_update(&context, count, bytes);
    hmac_sha256_digest(&context, SHA256_DIGEST_SIZE, digest);
}

// UMAC-128 of RFC 4418. The key has 16 bytes, the nonce 1 to 16; writes 16 bytes.
static inline void cnettle_umac128(
    const uint8_t *key, const uint8_t *nonce, size_t nonce_count, const uint8_t *bytes, size_t count,
    uint8_t *digest) {
    struct umac128_ctx context;
    umac128_set_key(&context, key);
    umac128_set_nonce(&context, nonce_count, nonce);
    umac128_update(&context, count, bytes);
    umac128_digest(&context, UMAC128_DIGEST_SIZE, digest);
}

#endif
