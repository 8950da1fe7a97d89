/// The script with which bash completes words; it needs nothing but bash 4.3.
///
/// Names of goldens are read line by line, never through `compgen -W`, which would run what stands in `$( )`.
struct BashCompletion {
    let program: String
    let commands: [any Command.Type]

    var script: String {
        [
            header, Self.offering, Self.paths, Self.words(program), first, walk, values, options, places,
            ending,
        ]
        .joined(separator: "\n")
    }

    private var header: String {
        """
        # bash completion for \(program); made by '\(program) completions bash'.

        """
    }

    private static let offering = """
        # Offers the lines of the standard input that begin with the current word.
        _pixeldiff_offer() {
            local word
            while IFS= read -r word; do
                [[ -n $word && $word == "$current"* ]] && COMPREPLY+=("$(printf %q "$word")")
            done
        }

        # Offers its words after the last comma of the current word.
        _pixeldiff_list() {
            local before= word
            [[ $current == *,* ]] && before=${current%,*},
            for word; do
                [[ ,$before == *,"$word",* ]] && continue
                [[ $before$word == "$current"* ]] && COMPREPLY+=("$before$word")
            done
            compopt -o nospace 2>/dev/null
        }

        """

    private static let paths = """
        # Offers folders, and files of that ending.
        _pixeldiff_files() {
            compopt -o filenames 2>/dev/null
            mapfile -t COMPREPLY < <(compgen -f -X "!*$1" -- "$current"; compgen -d -- "$current")
        }

        _pixeldiff_folders() {
            compopt -o filenames 2>/dev/null
            mapfile -t COMPREPLY < <(compgen -d -- "$current")
        }

        """

    /// bash takes `--name=value` apart at the sign.
    private static func words(_ program: String) -> String {
        """
        _pixeldiff() {
            local -a words=()
            local -i index place=0
            local current command option= closed= options= valued= program=${COMP_WORDS[0]}
            COMPREPLY=()
            for ((index = 1; index <= COMP_CWORD; index++)); do
                if [[ ${COMP_WORDS[index]} == = && ${COMP_WORDS[index - 1]} == --* ]]; then
                    ((index == COMP_CWORD)) && words+=("")
                else
                    words+=("${COMP_WORDS[index]}")
                fi
            done
            current=${words[-1]}
            command=${words[0]}
        """
    }

    private var first: String {
        let names = (commands.map { $0.name } + ["help", "--help", "--version"]).joined(separator: " ")
        return """
                if ((${#words[@]} == 1)); then
                    _pixeldiff_offer < <(printf '%s\\n' \(names))
                    return
                fi
                case $command in
            \(commands.map(declaration).joined(separator: "\n"))
                help) options='--help --man' ;;
                *) return ;;
                esac
            """
    }

    private func declaration(_ command: any Command.Type) -> String {
        let spellings = command.arguments.flatMap(\.spellings) + ["--help", "-h"]
        let valued = command.arguments.filter(\.takesValue).flatMap(\.spellings)
        return """
                \(command.name))
                    options='\(spellings.joined(separator: " "))'
                    valued='\(valued.joined(separator: " "))'
                    ;;
            """
    }

    /// What the words before the current one leave open: an option without its value, or a place.
    private let walk = """
            for ((index = 1; index < ${#words[@]} - 1; index++)); do
                if [[ -n $option ]]; then
                    option=
                elif [[ -n $closed ]]; then
                    place+=1
                elif [[ ${words[index]} == -- ]]; then
                    closed=yes
                elif [[ " $valued " == *" ${words[index]} "* ]]; then
                    option=${words[index]}
                elif [[ ${words[index]} != -?* ]]; then
                    place+=1
                fi
            done
        """

    private var values: String {
        let cases = commands.flatMap { command in
            command.arguments.filter(\.takesValue).compactMap { argument in
                offer(argument.values).map { action in
                    let patterns = argument.spellings.map { "'\(command.name) \($0)'" }
                    return "        \(patterns.joined(separator: " | "))) \(action) ;;"
                }
            }
        }
        return """
                if [[ -n $option ]]; then
                    case "$command $option" in
            \(cases.joined(separator: "\n"))
                    esac
                    return
                fi
            """
    }

    private let options = """
            if [[ -z $closed && $current == -* ]]; then
                _pixeldiff_offer < <(printf '%s\\n' $options)
                return
            fi
        """

    private var places: String {
        var cases: [String] = []
        for command in commands {
            if let rest = command.arguments.first(where: { $0.kind == .remainder }) {
                cases.append("    '\(command.name) yes '*) \(offer(rest.values) ?? "") ;;")
            }
            for (place, argument) in command.arguments.filter(\.isPositional).enumerated() {
                guard let action = offer(argument.values) else { continue }
                let number = argument.isRepeating ? "" : "' \(place)'"
                cases.append("    '\(command.name) '*\(number)) \(action) ;;")
            }
        }
        let names = commands.map { $0.name }.joined(separator: " ")
        return """
                case "$command $closed $place" in
            \(cases.joined(separator: "\n"))
                'help  0') _pixeldiff_offer < <(printf '%s\\n' \(names)) ;;
                esac
            """
    }

    private var ending: String {
        """
        }

        complete -F _pixeldiff \(program)
        """
    }

    private func offer(_ values: ValueSource) -> String? {
        switch values {
        case .free: nil
        case .files(let suffix): "_pixeldiff_files \(suffix ?? "")"
        case .folders: "_pixeldiff_folders"
        case .words(let words): "_pixeldiff_offer < <(printf '%s\\n' \(words.joined(separator: " ")))"
        case .list(let words): "_pixeldiff_list \(words.joined(separator: " "))"
        case .printed(let list): "_pixeldiff_offer < <(\"$program\" completions \(list.rawValue) 2>/dev/null)"
        case .command:
            "mapfile -t COMPREPLY < <(if ((place == 0)); then compgen -c -- \"$current\"; fi; compgen -f -- \"$current\")"
        }
    }
}
