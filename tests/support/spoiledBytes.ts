import fc from 'fast-check';

/** A valid file, with a name for failure messages. */
export type Sound = { readonly name: string; readonly bytes: Uint8Array };

/** Boundary values for readers of lengths, counts and offsets. */
const EDGES: readonly (readonly number[])[] = [
  [0],
  [1],
  [0x7f],
  [0x80],
  [0xff],
  [0, 0, 0, 0],
  [0, 0, 0, 1],
  [0, 0, 0, 8],
  [0x7f, 0xff, 0xff, 0xff],
  [0x80, 0, 0, 0],
  [0xff, 0xff, 0xff, 0xff],
  [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
];

type Spoiling =
  | { readonly kind: 'cut'; readonly at: number; readonly length: number }
  | { readonly kind: 'flip'; readonly at: number; readonly bit: number }
  | { readonly kind: 'put'; readonly at: number; readonly edge: number }
  | { readonly kind: 'repeat'; readonly at: number; readonly length: number; readonly times: number }
  | {
      readonly kind: 'splice';
      readonly at: number;
      readonly other: string;
      readonly from: number;
      readonly length: number;
    };

/** Which file, and its mutations: printed on failure. */
export type Spoiled = { readonly name: string; readonly spoilings: readonly Spoiling[] };

const MOST_BYTES = 1_000_000;

/** Biased to the first bytes, where headers are. */
const place = fc.oneof(fc.nat(64), fc.nat(1024), fc.nat(2 ** 24));

const spoilingOf = (names: readonly string[]): fc.Arbitrary<Spoiling> =>
  fc.oneof(
    fc.record({ kind: fc.constant('flip' as const), at: place, bit: fc.nat(7) }),
    fc.record({ kind: fc.constant('put' as const), at: place, edge: fc.nat(EDGES.length - 1) }),
    fc.record({ kind: fc.constant('cut' as const), at: place, length: place }),
    fc.record({ kind: fc.constant('repeat' as const), at: place, length: place, times: fc.nat(8) }),
    fc.record({
      kind: fc.constant('splice' as const),
      at: place,
      other: fc.constantFrom(...names),
      from: place,
      length: place,
    }),
  );

const joined = (...parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const spoil = (
  bytes: Uint8Array,
  spoiling: Spoiling,
  others: ReadonlyMap<string, Uint8Array>,
): Uint8Array => {
  const at = bytes.length === 0 ? 0 : spoiling.at % (bytes.length + 1);
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  if (spoiling.kind === 'cut') return joined(before, after.subarray(spoiling.length));
  if (spoiling.kind === 'flip')
    return bytes.map((byte, index) => (index === at ? byte ^ (1 << spoiling.bit) : byte));
  if (spoiling.kind === 'put') {
    const edge = Uint8Array.from(EDGES[spoiling.edge] ?? []);
    return joined(before, edge, after.subarray(edge.length));
  }
  if (spoiling.kind === 'repeat') {
    const part = after.subarray(0, spoiling.length);
    return joined(before, ...Array.from({ length: spoiling.times }, () => part), after);
  }
  const other = others.get(spoiling.other) ?? new Uint8Array();
  const from = other.length === 0 ? 0 : spoiling.from % other.length;
  return joined(before, other.subarray(from, from + spoiling.length), after);
};

/** Valid files with bytes cut, flipped, inserted and spliced. */
export const spoiledFiles = (files: readonly Sound[]) => {
  const byName = new Map(files.map(({ name, bytes }) => [name, bytes]));
  const names = [...byName.keys()];
  return {
    spoiled: fc.record({
      name: fc.constantFrom(...names),
      spoilings: fc.array(spoilingOf(names), { maxLength: 6 }),
    }),
    bytesOf: ({ name, spoilings }: Spoiled): Uint8Array<ArrayBuffer> => {
      let bytes = byName.get(name) ?? new Uint8Array();
      for (const spoiling of spoilings) bytes = spoil(bytes, spoiling, byName).subarray(0, MOST_BYTES);
      return Uint8Array.from(bytes);
    },
  };
};
