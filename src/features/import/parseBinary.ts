import type { Color } from '../../color/types';
import { createCollector, refused, type Collector, type Found } from '../../domain/colorText/found';
import { colorFromChannels, colorFromFractions, readColor } from '../../domain/colorText/readColor';

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const asciiAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** UTF-16, big-endian, with a final zero. */
const nameAt = (bytes: Uint8Array, at: number, units: number): string | null => {
  const text = new TextDecoder('utf-16be').decode(bytes.subarray(at, at + units * 2));
  return text.replaceAll('\0', '').trim() || null;
};

const cmykToColor = ([c = 0, m = 0, y = 0, k = 0]: readonly number[]): Color | null =>
  // Without the printer's profile this is a likeness, as in every tool that has none.
  colorFromFractions([c, m, y].map((ink) => (1 - ink) * (1 - k)));

const hsbToColor = (h: number, s: number, b: number): Color | null =>
  readColor(`hwb(${h * 360} ${(1 - s) * b * 100}% ${(1 - b) * 100}%)`);

const labToColor = (L: number, a: number, b: number): Color | null => readColor(`lab(${L} ${a} ${b})`);

const aseColor = (model: string, values: readonly number[]): Color | null => {
  const [x = NaN, y = NaN, z = NaN] = values;
  if (model === 'RGB ') return colorFromFractions([x, y, z]);
  if (model === 'CMYK') return cmykToColor(values);
  if (model === 'LAB ') return labToColor(x * 100, y, z);
  return model === 'Gray' ? colorFromFractions([x, x, x]) : null;
};

const ASE_COLOR = 0x0001;

const readAseColor = (bytes: Uint8Array, at: number, end: number, { addColor }: Collector): void => {
  const view = viewOf(bytes);
  const nameLength = view.getUint16(at);
  const modelAt = at + 2 + nameLength * 2;
  if (modelAt + 4 > end) return;
  const count = Math.min(4, Math.floor((end - modelAt - 4) / 4));
  const values = Array.from({ length: count }, (_, i) => view.getFloat32(modelAt + 4 + i * 4));
  const color = aseColor(asciiAt(bytes, modelAt, 4), values);
  if (color) addColor(color, nameAt(bytes, at + 2, nameLength));
};

/** Adobe Swatch Exchange. Of a file that breaks off, what came before; without a color there it is damaged. */
export const parseAse = (bytes: Uint8Array): Found => {
  const collector = createCollector();
  const view = viewOf(bytes);
  let at = 12;
  while (at + 6 <= bytes.length && !collector.isFull()) {
    const end = at + 6 + view.getUint32(at + 2);
    if (end > bytes.length) break;
    if (view.getUint16(at) === ASE_COLOR && end - at >= 12) readAseColor(bytes, at + 6, end, collector);
    at = end;
  }
  const found = collector.found('ASE');
  return found.colors.length > 0 || at === bytes.length ? found : refused('ASE', 'importUnreadable');
};

/** Color spaces of an Adobe Color file, with their channels from 0 to 65535. */
const acoColor = (view: DataView, at: number): Color | null => {
  const unsigned = [2, 4, 6, 8].map((offset) => view.getUint16(at + offset));
  const [w = 0, x = 0, y = 0] = unsigned;
  const fraction = (value: number): number => value / 65535;
  switch (view.getUint16(at)) {
    case 0:
      return colorFromFractions([w, x, y].map(fraction));
    case 1:
      return hsbToColor(fraction(w), fraction(x), fraction(y));
    case 2:
      // 0 is full ink.
      return cmykToColor(unsigned.map((value) => 1 - fraction(value)));
    case 7:
      return labToColor(w / 100, view.getInt16(at + 4) / 100, view.getInt16(at + 6) / 100);
    case 8:
      return colorFromFractions([w, w, w].map((value) => 1 - value / 10_000));
    default:
      return null;
  }
};

/** One part of the file; answers where the next one begins. */
const readAcoPart = (bytes: Uint8Array, start: number, { addColor, isFull }: Collector): number => {
  const view = viewOf(bytes);
  const hasNames = view.getUint16(start) === 2;
  const count = view.getUint16(start + 2);
  let at = start + 4;
  for (let i = 0; i < count && at + 10 <= bytes.length && !isFull(); i++) {
    const color = acoColor(view, at);
    at += 10;
    const units = hasNames && at + 4 <= bytes.length ? view.getUint32(at) : 0;
    if (color) addColor(color, units > 0 ? nameAt(bytes, at + 4, Math.min(units, 255)) : null);
    if (hasNames) at += 4 + units * 2;
  }
  return at;
};

/** Adobe Color: the part with names where there is one. */
export const parseAco = (bytes: Uint8Array): Found => {
  const plain = createCollector();
  const second = readAcoPart(bytes, 0, plain);
  const isFollowed = second + 4 <= bytes.length && viewOf(bytes).getUint16(second) === 2;
  if (!isFollowed) return plain.found('ACO');
  const named = createCollector();
  readAcoPart(bytes, second, named);
  const found = named.found('ACO');
  return found.colors.length > 0 ? found : plain.found('ACO');
};

/** Microsoft's palette: 24 bytes of headers, then red, green, blue and a flag. */
export const parseRiff = (bytes: Uint8Array): Found => {
  const collector = createCollector();
  for (let at = 24; at + 4 <= bytes.length && !collector.isFull(); at += 4) {
    const color = colorFromChannels([...bytes.subarray(at, at + 3)]);
    if (color) collector.addColor(color);
  }
  return collector.found('PAL');
};

/** Whether the bytes look like an Adobe Color file, which has no signature: a version and a count that fit. */
export const isAco = (bytes: Uint8Array): boolean => {
  if (bytes.length < 14) return false;
  const view = viewOf(bytes);
  const count = view.getUint16(2);
  return [1, 2].includes(view.getUint16(0)) && count > 0 && 4 + count * 10 <= bytes.length;
};

/** 'RIFF' begins other files too, sounds for one. */
export const isRiffPalette = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 'RIFF') && asciiAt(bytes, 8, 4) === 'PAL ';

export const startsWith = (bytes: Uint8Array, signature: string): boolean =>
  bytes.length >= signature.length && asciiAt(bytes, 0, signature.length) === signature;
