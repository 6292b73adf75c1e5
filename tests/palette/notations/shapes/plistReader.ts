/** A reference to an object of a keyed archive. */
export type Reference = { readonly uid: number };

export type Plain = string | number | boolean | Reference | Plain[] | { [key: string]: Plain } | null;

const WIDTHS = { ascii: 1, utf16: 2 };

const text = (key: Plain): string => {
  if (typeof key !== 'string') throw new Error('a key that is no text');
  return key;
};

/** Apple's public description of binary property lists, written anew: what the writer is tested with is not what it was made with. */
export const readPlist = (bytes: Uint8Array): Plain => {
  const file = Buffer.from(bytes);
  if (file.toString('latin1', 0, 8) !== 'bplist00') throw new Error('no property list');
  const end = file.length - 32;
  const offsetSize = file.readUInt8(end + 6);
  const refSize = file.readUInt8(end + 7);
  const count = Number(file.readBigUInt64BE(end + 8));
  const top = Number(file.readBigUInt64BE(end + 16));
  const table = Number(file.readBigUInt64BE(end + 24));
  if (table + count * offsetSize !== end) throw new Error('the table does not reach the trailer');

  const object = (index: number): Plain => {
    if (index >= count) throw new Error(`no object ${index}`);
    let at = file.readUIntBE(table + index * offsetSize, offsetSize);
    const marker = file.readUInt8(at++);
    const high = marker >> 4;
    let length = marker & 15;
    if (high === 1) return file.readUIntBE(at, 1 << length);
    if (high === 8) return { uid: file.readUIntBE(at, length + 1) };
    if (marker === 8 || marker === 9) return marker === 9;
    if (marker === 0) return null;
    if (length === 15) {
      const size = 1 << (file.readUInt8(at++) & 15);
      length = file.readUIntBE(at, size);
      at += size;
    }
    const ref = (i: number): Plain => object(file.readUIntBE(at + i * refSize, refSize));
    if (high === 4) return file.toString('latin1', at, at + length);
    if (high === 5) return file.toString('ascii', at, at + length * WIDTHS.ascii);
    if (high === 6)
      return Buffer.from(file.subarray(at, at + length * WIDTHS.utf16))
        .swap16()
        .toString('utf16le');
    if (high === 10) return Array.from({ length }, (_, i) => ref(i));
    if (high !== 13) throw new Error(`no such kind: ${marker}`);
    return Object.fromEntries(Array.from({ length }, (_, i) => [text(ref(i)), ref(length + i)]));
  };
  return object(top);
};
