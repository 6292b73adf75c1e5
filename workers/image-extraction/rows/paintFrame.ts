const WIDTH = 640;
const HEIGHT = 480;

/** A frame in the format that most photographs decode to. Null if the browser lacks VideoFrame. */
export const paintFrame = (): VideoFrame | null => {
  if (typeof VideoFrame === 'undefined') return null;
  const bytes = Uint8Array.from({ length: WIDTH * HEIGHT * 1.5 }, (_, at) => (at * 7 + (at >> 8)) >> 2);
  return new VideoFrame(bytes, {
    format: 'I420',
    codedWidth: WIDTH,
    codedHeight: HEIGHT,
    timestamp: 0,
    colorSpace: { matrix: 'smpte170m', primaries: 'bt709', transfer: 'iec61966-2-1', fullRange: true },
  });
};
