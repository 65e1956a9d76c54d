import type { Command } from './command.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

const optionsOf = (command: Command) => [...Object.keys(command.options), 'json', 'help'].map((name) => `--${name}`);

/** A script that completes the names of commands, and the options of the one that was typed. */
export function writeCompletion(shell: Shell, commands: readonly Command[]): string {
  return { bash: writeBash, zsh: writeZsh, fish: writeFish }[shell](commands);
}

/** The words that may follow what was typed so far, for every beginning of every command's name. */
function nextWords(commands: readonly Command[]): [typed: string, next: string[]][] {
  const next = new Map<string, Set<string>>();
  for (const command of commands) {
    const words = command.name.split(' ');
    words.forEach((word, index) => {
      const typed = words.slice(0, index).join(' ');
      next.set(typed, (next.get(typed) ?? new Set()).add(word));
    });
    next.set(command.name, new Set([...(next.get(command.name) ?? []), ...optionsOf(command)]));
  }
  return [...next].map(([typed, words]) => [typed, [...words]]);
}

function writeBash(commands: readonly Command[]): string {
  const cases = nextWords(commands).map(([typed, words]) => `    "${typed}") words="${words.join(' ')}" ;;`);
  return `# cartwright: completion for bash
_cartwright() {
  local current="\${COMP_WORDS[COMP_CWORD]}" typed="" word words=""
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    [[ "$word" == -* ]] && break
    case " ${commands.map((command) => command.name).join(' ')} " in *" $word "*) typed="\${typed:+$typed }$word" ;; esac
  done
  case "$typed" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _cartwright cartwright`;
}

/** Zsh runs the bash function. */
function writeZsh(commands: readonly Command[]): string {
  return `#compdef cartwright\nautoload -U +X bashcompinit && bashcompinit\n${writeBash(commands)}`;
}

function writeFish(commands: readonly Command[]): string {
  const quote = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
  const lines = commands.flatMap((command) => {
    const [first = '', second] = command.name.split(' ');
    const seen = (words: string) => `__fish_seen_subcommand_from ${words}`;
    const isTyped = second ? `${seen(first)}; and ${seen(second)}` : seen(first);
    const named = second
      ? `complete -c cartwright -n ${quote(`${seen(first)}; and not ${seen(second)}`)} -a ${second} -d ${quote(command.summary)}`
      : `complete -c cartwright -n __fish_use_subcommand -a ${first} -d ${quote(command.summary)}`;
    const group = second ? [`complete -c cartwright -n __fish_use_subcommand -a ${first}`] : [];
    const options = Object.entries(command.options).map(
      ([name, option]) =>
        `complete -c cartwright -n ${quote(isTyped)} -l ${name}${option.type === 'string' ? ' -r' : ''} -d ${quote(option.help)}`,
    );
    return [...group, named, ...options];
  });
  return ['# cartwright: completion for fish', 'complete -c cartwright -f', ...new Set(lines)].join('\n');
}
