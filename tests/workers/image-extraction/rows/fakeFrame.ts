type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Format = 'I420' | 'I444' | 'BGRX' | 'NV12';

/** Bytes of a sample across, and rows and columns of the frame to one of the plane. */
const PLANES = {
  I420: [
    [1, 1],
    [1, 2],
    [1, 2],
  ],
  I444: [
    [1, 1],
    [1, 1],
    [1, 1],
  ],
  BGRX: [[4, 1]],
  NV12: [
    [1, 1],
    [2, 2],
  ],
} as const;

/** A frame of many colors as browsers hand it out: only the rows that are asked for. */
export const createFakeFrame = (
  format: Format,
  width: number,
  height: number,
  matrix: string | null = 'smpte170m',
): VideoFrame & { copied: Rect[] } => {
  const planes = PLANES[format].map(([bytes, step]) => {
    const stride = Math.ceil(width / step) * bytes;
    const data = new Uint8Array(stride * Math.ceil(height / step));
    for (let at = 0; at < data.length; at++) data[at] = (at * 7 + (at >> 8)) >> 2;
    return { stride, step, data };
  });
  const partOf = ({ y, height: rows }: Rect) =>
    planes.map(({ stride, step, data }) => {
      if (y % step !== 0) throw new TypeError('Not aligned with the samples');
      return { stride, bytes: data.subarray((y / step) * stride, Math.ceil((y + rows) / step) * stride) };
    });
  const whole = { x: 0, y: 0, width, height };
  const copied: Rect[] = [];
  const frame = {
    format,
    visibleRect: whole,
    codedWidth: width,
    codedHeight: height,
    colorSpace: {
      toJSON: () => ({ matrix, primaries: 'bt709', transfer: 'iec61966-2-1', fullRange: true }),
    },
    copied,
    clone: () => frame,
    close: () => undefined,
    allocationSize: ({ rect = whole }: { rect?: Rect } = {}) =>
      partOf(rect).reduce((sum, { bytes }) => sum + bytes.length, 0),
    copyTo: async (to: Uint8Array, { rect = whole }: { rect?: Rect } = {}) => {
      copied.push(rect);
      let offset = 0;
      return partOf(rect).map(({ stride, bytes }) => {
        to.set(bytes, offset);
        offset += bytes.length;
        return { offset: offset - bytes.length, stride };
      });
    },
  };
  return frame as unknown as VideoFrame & { copied: Rect[] };
};
