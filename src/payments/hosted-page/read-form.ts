/** The fields of a form-encoded body as bytes: no card data becomes a string on the way to the vault. */
export type FormFields = ReadonlyMap<string, Buffer>;

const [AMPERSAND, EQUALS, PLUS, PERCENT, SPACE] = [0x26, 0x3d, 0x2b, 0x25, 0x20];
const MOST_FIELDS = 20;

/** Decodes in place; each value is a view of the given body, so that wiping the body wipes them all. */
export function readForm(body: Buffer): FormFields {
  const fields = new Map<string, Buffer>();
  for (let start = 0; start < body.length && fields.size < MOST_FIELDS; ) {
    const next = body.indexOf(AMPERSAND, start);
    const end = next === -1 ? body.length : next;
    const equals = body.subarray(start, end).indexOf(EQUALS);
    if (equals > 0) {
      const name = body.toString('latin1', start, start + equals);
      fields.set(name, decode(body.subarray(start + equals + 1, end)));
    }
    start = end + 1;
  }
  return fields;
}

export function textOf(fields: FormFields, name: string): string {
  return fields.get(name)?.toString('utf8').trim() ?? '';
}

/** The digits of a field, moved together within its own bytes. */
export function digitsOf(fields: FormFields, name: string): Buffer {
  const value = fields.get(name) ?? Buffer.alloc(0);
  let length = 0;
  for (const byte of value) {
    if (byte >= 0x30 && byte <= 0x39) value[length++] = byte;
  }
  value.fill(0, length);
  return value.subarray(0, length);
}

function decode(value: Buffer): Buffer {
  let length = 0;
  for (let at = 0; at < value.length; at += 1, length += 1) {
    const byte = value[at] as number;
    const code = byte === PERCENT ? Number.parseInt(value.toString('latin1', at + 1, at + 3), 16) : Number.NaN;
    if (!Number.isNaN(code)) at += 2;
    value[length] = Number.isNaN(code) ? (byte === PLUS ? SPACE : byte) : code;
  }
  value.fill(0, length);
  return value.subarray(0, length);
}
