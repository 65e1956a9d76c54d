// Digits and number marks of other scripts as the ones every reader of numbers knows. One character stays one
// character, so that places found in the folded text are places in the text as written.

const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];
const marks: Record<string, string> = { '٫': '.', '．': '.', '，': ',', '、': ',' };
const foreign = /[٠-٩۰-۹०-९০-৯๐-๙０-９٫．，]|(?<=\d)、(?=\d)/g;

export function foldDigits(text: string): string {
  return text.replace(foreign, (c) => {
    const mark = marks[c];
    if (mark) return mark;
    const code = c.charCodeAt(0);
    return String(code - (zeros.findLast((zero) => code >= zero) ?? code));
  });
}
