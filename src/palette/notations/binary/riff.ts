import { colorFromRgb } from '../../../color/color';
import { createCollector, type Found } from '../found';
import { asciiAt, startsWith, viewOf } from './byteReader';

/** After the signature, the file length and the file type. */
const FIRST_CHUNK = 12;
/** Four letters and a length. */
const CHUNK_HEAD = 8;
/** The version, and how many colors there are. */
const DATA_HEAD = 4;
/** Red, green, blue and a flag. */
const ENTRY = 4;

/**
 * Where the content of the data chunk begins; null without one. Other chunks, which few programs write, may precede or
 * follow it.
 */
const findData = (bytes: Uint8Array): number | null => {
  const view = viewOf(bytes);
  for (let at = FIRST_CHUNK; at + CHUNK_HEAD + DATA_HEAD <= bytes.length;) {
    if (asciiAt(bytes, at, 4) === 'data') return at + CHUNK_HEAD;
    const length = view.getUint32(at + 4, true);
    // Chunks are aligned to even offsets.
    at += CHUNK_HEAD + length + (length % 2);
  }
  return null;
};

/** Microsoft's palette: a RIFF file whose data chunk has a count of colors. Bytes after these are ignored. */
export const parseRiff = (bytes: Uint8Array): Found => {
  const collector = createCollector();
  const data = findData(bytes);
  if (data !== null) {
    const from = data + DATA_HEAD;
    const count = viewOf(bytes).getUint16(data + 2, true);
    for (let i = 0; i < count && !collector.isFull(); i++) {
      const at = from + i * ENTRY;
      if (at + ENTRY > bytes.length) {
        collector.addProblem(i + 1, 'swatch', 'brokenOff');
        break;
      }
      const [r = 0, g = 0, b = 0] = bytes.subarray(at, at + 3);
      collector.addColor(colorFromRgb({ r, g, b }));
    }
  }
  return collector.found('PAL');
};

/** Other files begin with 'RIFF' too, such as sounds. */
export const isRiffPalette = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 'RIFF') && asciiAt(bytes, 8, 4) === 'PAL ';
