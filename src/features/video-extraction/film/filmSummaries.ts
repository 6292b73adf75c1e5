import type { ColorSummary } from '../../../engine/engine';

/** The colors of a film's frames by index. */
export type FilmSummaries = {
  readonly at: (index: number) => ColorSummary | undefined;
  readonly put: (index: number, summary: ColorSummary) => void;
};

type Place = { readonly chunk: Uint8Array; readonly start: number; readonly count: number };

const CHUNK_BYTES = 65_536;
const RGB_BYTES = 3;
/** Seven bits of a weight in each byte, the lowest first; the eighth says that more follow. Most weights take one or two. */
const MAX_WEIGHT_BYTES = 5;

/** Writes a summary and returns where it ends. */
const write = (chunk: Uint8Array, start: number, { colors, weights }: ColorSummary): number => {
  let at = start;
  colors.forEach((rgb, index) => {
    chunk[at++] = rgb >>> 16;
    chunk[at++] = rgb >>> 8;
    chunk[at++] = rgb;
    let weight = weights[index] ?? 0;
    for (; weight > 127; weight >>>= 7) chunk[at++] = weight | 128;
    chunk[at++] = weight;
  });
  return at;
};

const read = ({ chunk, start, count }: Place): ColorSummary => {
  const colors = new Uint32Array(count);
  const weights = new Uint32Array(count);
  let at = start;
  const next = () => chunk[at++] ?? 0;
  for (let index = 0; index < count; index++) {
    colors[index] = (next() << 16) | (next() << 8) | next();
    let byte = next();
    let weight = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = next();
      weight |= (byte & 127) << shift;
    }
    weights[index] = weight;
  }
  return { colors, weights };
};

/** Summaries side by side in few buffers: two arrays for each of a long film's 7,200 frames take more than twice as much. */
export const createFilmSummaries = (): FilmSummaries => {
  const places: Place[] = [];
  let chunk = new Uint8Array();
  let end = 0;
  return {
    at: (index) => places[index] && read(places[index]),
    put: (index, summary) => {
      const count = summary.colors.length;
      const mostBytes = count * (RGB_BYTES + MAX_WEIGHT_BYTES);
      if (end + mostBytes > chunk.length) {
        chunk = new Uint8Array(Math.max(CHUNK_BYTES, mostBytes));
        end = 0;
      }
      places[index] = { chunk, start: end, count };
      end = write(chunk, end, summary);
    },
  };
};
