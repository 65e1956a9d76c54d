/** A status line at the bottom of the terminal. Without a terminal it prints nothing. */

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 120;

export interface StatusLine {
  /** Prints a permanent line above the status line. */
  print(line: string): void;
  stop(): void;
}

export function openStatusLine(print: (line: string) => void, isShown: boolean, describe: () => string): StatusLine {
  if (!isShown) return { print, stop: () => undefined };
  let frame = 0;
  const erase = () => void process.stdout.write('\r\u001b[2K');
  const draw = () => {
    erase();
    process.stdout.write(`${FRAMES[frame++ % FRAMES.length]} ${describe()}`);
  };
  const timer = setInterval(draw, FRAME_MS);
  return {
    print(line) {
      erase();
      print(line);
    },
    stop() {
      clearInterval(timer);
      erase();
    },
  };
}

/** A link where the terminal can show one, else the plain address. */
export function link(text: string, url: string, isTerminal: boolean): string {
  return isTerminal ? `\u001b]8;;${url}\u0007${text}\u001b]8;;\u0007` : url;
}
