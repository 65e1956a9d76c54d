import type { Attack } from '../shop/shop-case.ts';

/** Pages that answer every question with far too much, or say it unasked. */
const script = (text: string) => () => `<script>${text}</script>`;
const MUCH = `const much = (size, sign = 'x') => sign.repeat(size);`;

export const hugePages: readonly Attack[] = (
  [
    ['JSON.stringify returns 95 MB', 'head', script(`${MUCH} JSON.stringify = () => much(95e6);`)],
    [
      'JSON.stringify returns 95 MB of something that parses',
      'head',
      script(
        `${MUCH} const stringify = JSON.stringify; JSON.stringify = (value) => '{"a":[' + much(47e6, '1,') + '1]}';`,
      ),
    ],
    [
      'every text of the page is 40 MB',
      'bottom',
      script(
        `${MUCH} document.body.append(Object.assign(document.createElement('p'), { textContent: much(8e6, 'word ') }));`,
      ),
    ],
    [
      'two hundred thousand buttons',
      'bottom',
      script(
        `const all = document.createDocumentFragment(); for (let at = 0; at < 200000; at += 1) all.append(Object.assign(document.createElement('button'), { textContent: 'Buy ' + at })); document.body.append(all);`,
      ),
    ],
    ['the console is told 100 MB', 'head', script(`${MUCH} setInterval(() => console.log(much(100e6)), 300);`)],
    [
      'an error with 100 MB of words',
      'head',
      script(`${MUCH} setInterval(() => { throw new Error(much(100e6)); }, 300);`),
    ],
    [
      'a request with a body of 100 MB',
      'head',
      script(`${MUCH} setInterval(() => fetch('/raise', { method: 'POST', body: much(100e6) }), 500);`),
    ],
    [
      'the state of the page is 100 MB',
      'head',
      script(`${MUCH} Object.defineProperty(performance, 'timeOrigin', { get: () => much(100e6) });`),
    ],
    ['a title of 100 MB', 'head', script(`${MUCH} addEventListener('load', () => { document.title = much(100e6); });`)],
    ['a dialog of 50 MB', 'bottom', script(`${MUCH} setTimeout(() => alert(much(50e6)), 300);`)],
  ] as const
).map(([name, slot, markup]) => ({ family: 'huge pages', name, slots: { [slot]: markup } }));
