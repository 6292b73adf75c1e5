import { exportValues, type ExportPalette, type ExportValue } from '../exportPalette';
import { ascii, concatBytes, float32, uint16, uint32, utf16 } from './byteWriter';

/** Blocks of an Adobe Swatch Exchange file. */
const GROUP_START = 0xc001;
const GROUP_END = 0xc002;
const COLOR = 0x0001;
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

/** RGB in an Adobe Color file. */
const RGB_SPACE = 0;

const acoColor = ({ color: { rgb } }: ExportValue): Uint8Array =>
  // 8 bits widened to 16: 255 becomes 65535.
  uint16(RGB_SPACE, rgb.r * 257, rgb.g * 257, rgb.b * 257, 0);

/** Adobe Color: version 1 for old readers, then version 2, the same colors with their names. */
export const acoBytes = (palette: ExportPalette): Uint8Array => {
  const values = exportValues(palette);
  const named = values.map((value) =>
    concatBytes(acoColor(value), uint32(value.name.length + 1), utf16(value.name)),
  );
  return concatBytes(uint16(1, values.length), ...values.map(acoColor), uint16(2, values.length), ...named);
};
