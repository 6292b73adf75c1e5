import type { Color } from '../../../color/types';
import { exportValues, type ExportPalette, type ExportValue } from '../../exportPalette';
import { createCollector, refused, type Collector, type Found } from '../found';
import { colorFromFractions, colorFromInks } from '../values/readColor';
import { asciiAt, nameAt, viewOf } from './byteReader';
import { ascii, concatBytes, float32, uint16, uint32, utf16 } from './byteWriter';
import { labToColor } from './inks';

/** Blocks of an Adobe Swatch Exchange file. */
const GROUP_START = 0xc001;
const GROUP_END = 0xc002;
const COLOR = 0x0001;

const modelColor = (model: string, values: readonly number[]): Color | null => {
  const [x = NaN, y = NaN, z = NaN] = values;
  if (model === 'RGB ') return colorFromFractions([x, y, z]);
  if (model === 'CMYK') return colorFromInks(values);
  if (model === 'LAB ') return labToColor(x * 100, y, z);
  return model === 'Gray' ? colorFromFractions([x, x, x]) : null;
};

const readAseColor = (
  bytes: Uint8Array,
  at: number,
  end: number,
  place: number,
  { addColor, addProblem }: Collector,
): void => {
  const view = viewOf(bytes);
  const nameLength = view.getUint16(at);
  const modelAt = at + 2 + nameLength * 2;
  if (modelAt + 4 > end) return;
  const count = Math.min(4, Math.floor((end - modelAt - 4) / 4));
  const values = Array.from({ length: count }, (_, i) => view.getFloat32(modelAt + 4 + i * 4));
  const color = modelColor(asciiAt(bytes, modelAt, 4), values);
  const name = nameAt(bytes, at + 2, nameLength);
  if (color) addColor(color, name);
  else addProblem(place, name ?? 'swatch');
};

/** Null where the block ends before its name does. */
const groupName = (bytes: Uint8Array, at: number, end: number): string | null => {
  const length = viewOf(bytes).getUint16(at);
  return at + 2 + length * 2 <= end ? nameAt(bytes, at + 2, length) : null;
};

/** Adobe Swatch Exchange. Of a file that breaks off, what came before; without a color there it is damaged. */
export const parseAse = (bytes: Uint8Array): Found => {
  const collector = createCollector();
  const view = viewOf(bytes);
  let at = 12;
  const groups: (string | null)[] = [];
  let place = 0;
  while (at + 6 <= bytes.length && !collector.isFull()) {
    const end = at + 6 + view.getUint32(at + 2);
    if (end > bytes.length) break;
    const type = view.getUint16(at);
    if (type === COLOR && end - at >= 12) readAseColor(bytes, at + 6, end, ++place, collector);
    if (type === GROUP_START && end - at >= 8) groups.push(groupName(bytes, at + 6, end));
    at = end;
  }
  // Of several groups none is the name of them all.
  const found = collector.found('ASE', groups.length === 1 ? groups[0] : null);
  return found.colors.length > 0 || at === bytes.length ? found : refused('ASE', 'importUnreadable');
};

/** A process color that is edited singly; 0 would be global, 1 a spot color. */
const NORMAL = 2;

const aseBlock = (type: number, ...content: readonly Uint8Array[]): Uint8Array => {
  const bytes = concatBytes(...content);
  return concatBytes(uint16(type), uint32(bytes.length), bytes);
};

/** A name with its length in UTF-16 units, the final zero counted. */
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
