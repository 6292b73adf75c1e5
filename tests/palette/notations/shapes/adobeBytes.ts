/** Two bytes, the higher one first unless `isLittle`. */
export const int16 = (value: number, isLittle = false): number[] =>
  isLittle ? [value & 255, value >> 8] : [value >> 8, value & 255];

const int32 = (value: number): number[] => [...int16(value >>> 16), ...int16(value & 0xffff)];

const float32 = (value: number): number[] => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatBE(value);
  return [...bytes];
};

const utf16 = (text: string): number[] => [...Buffer.from(`${text}\0`, 'utf16le').swap16()];

/** Adobe's public notes on its files, written anew: what the readers are tested with is not what the writers wrote. */
export const aseName = (name: string): number[] => [...int16(name.length + 1), ...utf16(name)];

export const aseBlock = (kind: number, content: readonly number[] = []): number[] => [
  ...int16(kind),
  ...int32(content.length),
  ...content,
];

/** `kind` is 0 for a global color, 1 for a spot color, 2 for another one. */
export const aseColor = (name: string, model: string, values: readonly number[], kind = 0): number[] =>
  aseBlock(1, [...aseName(name), ...Buffer.from(model), ...values.flatMap(float32), ...int16(kind)]);

export const aseFile = (...blocks: readonly (readonly number[])[]): Uint8Array =>
  new Uint8Array([...Buffer.from('ASEF'), 0, 1, 0, 0, ...int32(blocks.length), ...blocks.flat()]);

/** One part of an Adobe Color file; each color is its space and four values. */
export const acoColors = (
  version: 1 | 2,
  colors: readonly (readonly number[])[],
  names: readonly string[],
): Buffer =>
  Buffer.from([
    ...int16(version),
    ...int16(colors.length),
    ...colors.flatMap((color, i) => [
      ...color.flatMap((value) => int16(value)),
      ...(version === 2 ? [...int32((names[i] ?? '').length + 1), ...utf16(names[i] ?? '')] : []),
    ]),
  ]);

/** An Adobe Color Table, with or without the count and the transparent place at its end. */
export const actTable = (rgb: readonly number[], count?: number, transparent = 0): Uint8Array => {
  const bytes = new Uint8Array(count === undefined ? 768 : 772);
  bytes.set(rgb);
  if (count !== undefined) bytes.set([...int16(count), ...int16(transparent)], 768);
  return bytes;
};
