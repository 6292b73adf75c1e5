import type { Color } from '../../../color/types';
import { exportValues, type ExportPalette, type ExportValue } from '../../exportPalette';
import { createCollector, type Collector, type Found } from '../found';
import { colorFromFractions, colorFromHsb, colorFromInks, colorFromLab } from '../values/readColor';
import { nameAt, viewOf } from './byteReader';
import { concatBytes, uint16, uint32, utf16 } from './byteWriter';

/** Color spaces of an Adobe Color file, with their channels from 0 to 65535. */
const spaceColor = (view: DataView, at: number): Color | null => {
  const unsigned = [2, 4, 6, 8].map((offset) => view.getUint16(at + offset));
  const [w = 0, x = 0, y = 0, z = 0] = unsigned;
  const fraction = (value: number): number => value / 65535;
  switch (view.getUint16(at)) {
    case 0:
      return colorFromFractions([w, x, y].map(fraction));
    case 1:
      return colorFromHsb(fraction(w) * 360, fraction(x), fraction(y));
    case 2:
      // CMYK, where 0 is full ink: each value is the light that an ink leaves.
      return colorFromFractions([w, x, y].map((value) => fraction(value) * fraction(z)));
    case 7:
      return colorFromLab(w / 100, view.getInt16(at + 4) / 100, view.getInt16(at + 6) / 100);
    case 8:
      return colorFromFractions([w, w, w].map((value) => 1 - value / 10_000));
    case 9:
      // CMYK of older programs, where 10,000 is full ink.
      return colorFromInks(unsigned.map((value) => value / 10_000));
    default:
      return null;
  }
};

/** Color spaces of swatch books, such as Pantone: the value is an ink's number, and only the program has the color. */
const BOOKS = new Set([3, 4, 5, 6, 10]);

/** Reads one section of the file; returns where the next one begins. */
const readAcoPart = (
  bytes: Uint8Array,
  start: number,
  { addColor, addProblem, isFull }: Collector,
): number => {
  const view = viewOf(bytes);
  const hasNames = view.getUint16(start) === 2;
  const count = view.getUint16(start + 2);
  let at = start + 4;
  for (let i = 0; i < count && !isFull(); i++) {
    if (at + 10 > bytes.length) {
      addProblem(i + 1, 'swatch', 'brokenOff');
      break;
    }
    const color = spaceColor(view, at);
    const isOfBook = BOOKS.has(view.getUint16(at));
    at += 10;
    const units = hasNames && at + 4 <= bytes.length ? view.getUint32(at) : 0;
    // A name that would end beyond the file is dropped: the file is cut off, or its lengths are wrong.
    const isNamed = at + 4 + units * 2 <= bytes.length;
    const name = isNamed ? nameAt(bytes, at + 4, Math.min(units, 255)) : null;
    if (color) addColor(color, name);
    else if (isOfBook) addProblem(i + 1, name ?? 'swatch', 'elsewhere');
    if (hasNames) at += 4 + units * 2;
  }
  return at;
};

/** Adobe Color: the section with names, if it exists and is complete. */
export const parseAco = (bytes: Uint8Array): Found => {
  const plain = createCollector();
  const second = readAcoPart(bytes, 0, plain);
  const isFollowed = second + 4 <= bytes.length && viewOf(bytes).getUint16(second) === 2;
  if (!isFollowed) return plain.found('ACO');
  const named = createCollector();
  readAcoPart(bytes, second, named);
  const found = named.found('ACO');
  const unnamed = plain.found('ACO');
  return found.colors.length >= unnamed.colors.length ? found : unnamed;
};

/** Whether the bytes look like an Adobe Color file, which has no signature: a version and a count that fit. */
export const isAco = (bytes: Uint8Array): boolean => {
  if (bytes.length < 14) return false;
  const view = viewOf(bytes);
  const count = view.getUint16(2);
  return [1, 2].includes(view.getUint16(0)) && count > 0 && 4 + count * 10 <= bytes.length;
};

/** The color space RGB in an Adobe Color file. */
const RGB_SPACE = 0;

const acoColor = ({ color: { rgb } }: ExportValue): Uint8Array =>
  // 8 bits widened to 16: 255 becomes 65535.
  uint16(RGB_SPACE, rgb.r * 257, rgb.g * 257, rgb.b * 257, 0);

/** Adobe Color: version 1 for old readers, then version 2 with the same colors and their names. */
export const acoBytes = (palette: ExportPalette): Uint8Array => {
  const values = exportValues(palette);
  const named = values.map((value) =>
    concatBytes(acoColor(value), uint32(value.name.length + 1), utf16(value.name)),
  );
  return concatBytes(uint16(1, values.length), ...values.map(acoColor), uint16(2, values.length), ...named);
};
