const PERCENT = 0x25;
const TWO_DIGITS = /^[\da-f]{2}$/i;

/**
 * The bytes that a text stands for, as browsers decode them (URL standard): those behind percent signs may be of any
 * encoding, and a percent sign without two hex digits, as in `width='100%'`, stands for itself.
 */
const decodePercents = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new TextEncoder().encode(text);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    let byte = bytes[at] ?? 0;
    if (byte === PERCENT) {
      const digits = String.fromCharCode(...bytes.subarray(at + 1, at + 3));
      if (TWO_DIGITS.test(digits)) {
        byte = Number.parseInt(digits, 16);
        at += 2;
      }
    }
    // In place: what is written never overtakes what is read.
    bytes[length] = byte;
    length += 1;
  }
  return bytes.subarray(0, length);
};

/** The bytes of a `data:` address (RFC 2397), or null if it is malformed. */
export const readDataAddress = (address: string): Blob | null => {
  const comma = address.indexOf(',');
  if (comma === -1) return null;
  const [type = '', ...parameters] = address.slice('data:'.length, comma).split(';');
  const bytes = decodePercents(address.slice(comma + 1));
  if (!parameters.some((parameter) => /^\s*base64\s*$/i.test(parameter))) return new Blob([bytes], { type });
  try {
    const letters = atob(new TextDecoder().decode(bytes).replaceAll(/\s/g, ''));
    return new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))], { type });
  } catch {
    return null;
  }
};
