type Value =
  | string
  | number
  | Uint8Array
  | Value[]
  | { readonly uid: number }
  | { readonly dict: Record<string, Value> };

/** Counts that the file says of itself, in place of the right ones. */
type Lies = { readonly objects?: number; readonly top?: number; readonly table?: number };

const be = (value: number, size: number): number[] =>
  Array.from({ length: size }, (_, i) => Math.floor(value / 256 ** (size - 1 - i)) % 256);
const head = (kind: number, length: number): number[] =>
  length < 15 ? [(kind << 4) + length] : [(kind << 4) + 15, 0x12, ...be(length, 4)];

/** A binary property list by Apple's public description, with references of three bytes. */
const plist = (root: Value, lies: Lies): Uint8Array => {
  const objects: number[][] = [];
  const put = (value: Value): number => {
    const at = objects.push([]) - 1;
    objects[at] = encode(value);
    return at;
  };
  const refs = (values: readonly Value[]): number[] => values.flatMap((value) => be(put(value), 3));
  const encode = (value: Value): number[] => {
    if (typeof value === 'number') return [0x13, ...be(value, 8)];
    if (typeof value === 'string') {
      const units = Array.from({ length: value.length }, (_, i) => value.charCodeAt(i));
      if (units.every((unit) => unit < 128)) return [...head(5, units.length), ...units];
      return [...head(6, units.length), ...units.flatMap((unit) => be(unit, 2))];
    }
    if (value instanceof Uint8Array) return [...head(4, value.length), ...value];
    if (Array.isArray(value)) return [...head(10, value.length), ...refs(value)];
    if ('uid' in value) return [0x80, value.uid];
    const { dict } = value;
    return [...head(13, Object.keys(dict).length), ...refs(Object.keys(dict)), ...refs(Object.values(dict))];
  };
  const top = put(root);
  const bytes = [...new TextEncoder().encode('bplist00')];
  const offsets = objects.map((object) => {
    const at = bytes.length;
    bytes.push(...object);
    return at;
  });
  const table = bytes.length;
  bytes.push(...offsets.flatMap((offset) => be(offset, 4)), 0, 0, 0, 0, 0, 0, 4, 3);
  const counts = [lies.objects ?? objects.length, lies.top ?? top, lies.table ?? table];
  return Uint8Array.from([...bytes, ...counts.flatMap((count) => be(count, 8))]);
};

const text = (value: string): Uint8Array => new TextEncoder().encode(value);

/** What `NSColor` archives; texts under keys of values are bytes there. */
export type Swatch = {
  readonly space: number;
  readonly values?: readonly [key: 'NSRGB' | 'NSWhite' | 'NSCMYK', text: string];
  readonly inner?: Swatch;
};

/** A color list in a keyed archive. */
export const clrFile = (rows: readonly (readonly [string, Swatch])[], lies: Lies = {}): Uint8Array => {
  const objects: Value[] = ['$null'];
  const add = (value: Value): Value => ({ uid: objects.push(value) - 1 });
  const color = ({ space, values, inner }: Swatch): Value =>
    add({
      dict: {
        NSColorSpace: space,
        ...(values && { [values[0]]: text(`${values[1]}\0`) }),
        ...(inner && { NSCatalogName: add('System'), NSColorName: add('ink'), NSColor: color(inner) }),
      },
    });
  const list = (values: Value[]): Value => add({ dict: { 'NS.objects': values } });
  const NSColors = list(rows.map(([, swatch]) => color(swatch)));
  const NSKeys = list(rows.map(([name]) => add(name)));
  const root = { $version: 100_000, $archiver: 'NSKeyedArchiver', $top: { dict: { NSKeys, NSColors } } };
  return plist({ dict: { ...root, $objects: objects } }, lies);
};
