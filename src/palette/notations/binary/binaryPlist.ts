import { ascii, concatBytes, uint16, uint32 } from './byteWriter';
import { asciiAt, startsWith, viewOf } from './byteReader';

/** A reference of a keyed archive to one of its objects. */
export type Uid = { readonly uid: number };

/** A value of a property list. Dates and sets, which keyed archives of colors do not contain, are null. */
export type Plist =
  | null
  | boolean
  | number
  | string
  | Uint8Array
  | Uid
  | readonly Plist[]
  | ReadonlyMap<string, Plist>;

export const isList = (value: Plist | undefined): value is readonly Plist[] => Array.isArray(value);

const HEADER = 'bplist00';
const TRAILER = 32;

/** The type of an object, in the upper half of its first byte. */
const KIND = {
  simple: 0,
  int: 1,
  real: 2,
  data: 4,
  ascii: 5,
  utf16: 6,
  uid: 8,
  array: 10,
  dict: 13,
} as const;
const FALSE = 8;
const TRUE = 9;
/** In the lower half: the length follows as a number of its own. */
const LENGTH_FOLLOWS = 15;

export const isBinaryPlist = (bytes: Uint8Array): boolean => startsWith(bytes, HEADER);

/**
 * Reads a binary property list as described in Apple's CFBinaryPList.c. Each object is read once, however often it is
 * referenced. Throws a RangeError if the list is damaged or contains itself.
 */
export const readBinaryPlist = (bytes: Uint8Array): Plist => {
  const view = viewOf(bytes);
  /** Big-endian, of 1 to 8 bytes. */
  const intAt = (at: number, size: number): number => {
    let value = 0;
    for (let i = 0; i < size; i++) value = value * 256 + view.getUint8(at + i);
    return value;
  };
  const trailer = bytes.length - TRAILER;
  const [offsetSize, refSize] = [view.getUint8(trailer + 6), view.getUint8(trailer + 7)];
  const [count, top, table] = [intAt(trailer + 8, 8), intAt(trailer + 16, 8), intAt(trailer + 24, 8)];
  const known = new Map<number, Plist>();
  /** Remaining number of list entries: each takes at least one byte of the file. */
  let left = bytes.length;

  const read = (ref: number): Plist => {
    const value = known.get(ref);
    if (value !== undefined) return value;
    if (ref >= count || known.size > bytes.length) throw new RangeError('no such object');
    reading.add(ref);
    const made = readAt(intAt(table + ref * offsetSize, offsetSize));
    reading.delete(ref);
    known.set(ref, made);
    return made;
  };
  const reading = new Set<number>();
  const readRef = (at: number): Plist => {
    const ref = intAt(at, refSize);
    if (reading.has(ref)) throw new RangeError('an object within itself');
    return read(ref);
  };
  /** The length of an object, and where its content begins. */
  const lengthAt = (at: number, low: number): readonly [number, number] => {
    if (low !== LENGTH_FOLLOWS) return [low, at + 1];
    const size = 2 ** (view.getUint8(at + 1) & 15);
    return [intAt(at + 2, size), at + 2 + size];
  };
  const readAt = (at: number): Plist => {
    const marker = view.getUint8(at);
    const [kind, low] = [marker >> 4, marker & 15];
    if (kind === KIND.simple) return low === TRUE || (low === FALSE ? false : null);
    if (kind === KIND.int) return intAt(at + 1, 2 ** low);
    if (kind === KIND.real) return low === 2 ? view.getFloat32(at + 1) : view.getFloat64(at + 1);
    if (kind === KIND.uid) return { uid: intAt(at + 1, low + 1) };
    const [length, from] = lengthAt(at, low);
    if (from + length > bytes.length) throw new RangeError('longer than the file');
    if (kind === KIND.data) return bytes.slice(from, from + length);
    if (kind === KIND.ascii) return asciiAt(bytes, from, length);
    if (kind === KIND.utf16)
      return new TextDecoder('utf-16be').decode(bytes.subarray(from, from + length * 2));
    if (kind !== KIND.array && kind !== KIND.dict) return null;
    const entries = kind === KIND.dict ? length * 2 : length;
    left -= entries;
    if (left < 0) throw new RangeError('lists that share their places');
    const refs = Array.from({ length: entries }, (_, i) => readRef(from + i * refSize));
    if (kind === KIND.array) return refs;
    return new Map(
      refs
        .slice(0, length)
        .flatMap((key, i) => (typeof key === 'string' ? [[key, refs[length + i] ?? null]] : [])),
    );
  };
  return read(top);
};

const marked = (kind: number, length: number, ...content: readonly Uint8Array[]): Uint8Array =>
  length < LENGTH_FOLLOWS
    ? concatBytes(Uint8Array.of((kind << 4) | length), ...content)
    : concatBytes(Uint8Array.of((kind << 4) | LENGTH_FOLLOWS, 0x11), uint16(length), ...content);

const isPlainAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text);

const textBytes = (text: string): Uint8Array =>
  isPlainAscii(text)
    ? marked(KIND.ascii, text.length, ascii(text))
    : marked(
        KIND.utf16,
        text.length,
        uint16(...Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))),
      );

/** Writes a binary property list of fewer than 65,536 objects. Numbers must be whole and below 2³². */
export const writeBinaryPlist = (root: Plist): Uint8Array => {
  const objects: Uint8Array[] = [];
  const add = (value: Plist): number => {
    const ref = objects.push(new Uint8Array()) - 1;
    objects[ref] = bytesOf(value);
    return ref;
  };
  const bytesOf = (value: Plist): Uint8Array => {
    if (value === null) return Uint8Array.of(0);
    if (typeof value === 'boolean') return Uint8Array.of(value ? TRUE : FALSE);
    if (typeof value === 'number') return concatBytes(Uint8Array.of(0x12), uint32(value));
    if (typeof value === 'string') return textBytes(value);
    if (value instanceof Uint8Array) return marked(KIND.data, value.length, value);
    if (isList(value)) return marked(KIND.array, value.length, uint16(...value.map(add)));
    if ('uid' in value) return concatBytes(Uint8Array.of((KIND.uid << 4) | 1), uint16(value.uid));
    const keys = [...value.keys()].map(add);
    return marked(KIND.dict, value.size, uint16(...keys, ...[...value.values()].map(add)));
  };
  const top = add(root);
  let at = HEADER.length;
  const offsets = objects.map((object) => {
    at += object.length;
    return at - object.length;
  });
  return concatBytes(
    ascii(HEADER),
    ...objects,
    uint32(...offsets),
    Uint8Array.of(0, 0, 0, 0, 0, 0, 4, 2),
    uint32(0, objects.length, 0, top, 0, at),
  );
};
