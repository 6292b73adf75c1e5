import type { Color } from '../../../color/types';
import { exportValues, type ExportPalette, type ExportValue } from '../../exportPalette';
import { createCollector, refused, type Found } from '../found';
import { colorFromFractions, colorFromInks, colorFromLab } from '../values/readColor';
import { asciiAt, nameAt, viewOf } from './byteReader';
import { ascii, concatBytes, float32, uint16, uint32, utf16 } from './byteWriter';

/** Blocks of an Adobe Swatch Exchange file. */
const GROUP_START = 0xc001;
const GROUP_END = 0xc002;
const COLOR = 0x0001;

const modelColor = (model: string, values: readonly number[]): Color | null => {
  const [x = NaN, y = NaN, z = NaN] = values;
  if (model === 'RGB ') return colorFromFractions([x, y, z]);
  if (model === 'CMYK') return colorFromInks(values);
  if (model === 'LAB ') return colorFromLab(x * 100, y, z);
  return model === 'Gray' ? colorFromFractions([x, x, x]) : null;
};

/** The name at the start of a block, and the rest; null where the block is too short for its name. */
const readName = (block: Uint8Array): { name: string | null; rest: Uint8Array } | null => {
  const [high = 0, low = 0] = block;
  const units = high * 256 + low;
  const end = 2 + units * 2;
  return end <= block.length ? { name: nameAt(block, 2, units), rest: block.subarray(end) } : null;
};

/** After the name of a color: its model in four letters, and its values. */
const blockColor = (rest: Uint8Array): Color | null => {
  const values = viewOf(rest.subarray(4));
  const count = Math.floor(values.byteLength / 4);
  return modelColor(
    asciiAt(rest, 0, 4),
    Array.from({ length: count }, (_, i) => values.getFloat32(i * 4)),
  );
};

/**
 * Adobe Swatch Exchange. Of a truncated file, what precedes the cut; without any color there, the file counts as
 * damaged.
 */
export const parseAse = (bytes: Uint8Array): Found => {
  const collector = createCollector();
  const view = viewOf(bytes);
  let at = 12;
  const groups: (string | null)[] = [];
  let place = 0;
  let blocks = 0;
  while (at + 6 <= bytes.length && !collector.isFull()) {
    const end = at + 6 + view.getUint32(at + 2);
    if (end > bytes.length) break;
    blocks++;
    const type = view.getUint16(at);
    const block = readName(bytes.subarray(at + 6, end));
    if (type === GROUP_START && block) groups.push(block.name);
    if (type === COLOR) {
      place++;
      const color = block && blockColor(block.rest);
      if (color) collector.addColor(color, block.name);
      else collector.addProblem(place, block?.name ?? 'swatch');
    }
    at = end;
  }
  if (bytes.length >= 12 && blocks < view.getUint32(8))
    collector.addProblem(place + 1, 'swatch', 'brokenOff');
  // With several groups, none is the name of them all.
  const found = collector.found('ASE', groups.length === 1 ? groups[0] : null);
  return found.colors.length > 0 || at === bytes.length ? found : refused('ASE', 'importUnreadable');
};

/** The type of a local process color; 0 would be global, 1 a spot color. */
const NORMAL = 2;

const aseBlock = (type: number, ...content: readonly Uint8Array[]): Uint8Array => {
  const bytes = concatBytes(...content);
  return concatBytes(uint16(type), uint32(bytes.length), bytes);
};

/** A name preceded by its length in UTF-16 units, the final zero included. */
const aseName = (name: string): Uint8Array => concatBytes(uint16(name.length + 1), utf16(name));

const aseColor = ({ name, color: { rgb } }: ExportValue): Uint8Array =>
  aseBlock(
    COLOR,
    aseName(name),
    ascii('RGB '),
    float32(rgb.r / 255, rgb.g / 255, rgb.b / 255),
    uint16(NORMAL),
  );

/** Adobe Swatch Exchange 1.0: one group, named as the palette. */
export const aseBytes = (palette: ExportPalette): Uint8Array => {
  const blocks = [
    aseBlock(GROUP_START, aseName(palette.title)),
    ...exportValues(palette).map(aseColor),
    aseBlock(GROUP_END),
  ];
  return concatBytes(ascii('ASEF'), uint16(1, 0), uint32(blocks.length), ...blocks);
};
