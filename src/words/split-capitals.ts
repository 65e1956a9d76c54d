/** `loginForm` → `login-Form`, so that each word begins after a sign. */
export function splitCapitals(text: string): string {
  return text.replace(/([a-z])([A-Z])/g, '$1-$2');
}
