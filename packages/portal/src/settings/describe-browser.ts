/** Browser and system in two words, as far as a user agent tells. */
export function describeBrowser(userAgent: string): string {
  const browsers = [
    ['Edge', /Edg\//],
    ['Firefox', /Firefox\//],
    ['Chrome', /Chrome\//],
    ['Safari', /Safari\//],
  ] as const;
  const systems = [
    ['iPhone', /iPhone/],
    ['iPad', /iPad/],
    ['Android', /Android/],
    ['Windows', /Windows/],
    ['macOS', /Mac OS/],
    ['Linux', /Linux/],
  ] as const;
  const find = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const [browser, system] = [find(browsers), find(systems)];
  if (!browser) return 'A program';
  return system ? `${browser} on ${system}` : browser;
}
