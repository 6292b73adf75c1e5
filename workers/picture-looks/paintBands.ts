import type { Painter } from './look';

/** Bytes painted at a time: 16,384 pixels, some milliseconds of work even where every one has a color of its own. */
export const BAND_BYTES = 1 << 16;
/** A browser may delay the next task by 4 ms: what is drawn at once does without. */
const PAUSE_MS = 32;

type Painting = {
  /** From 0 to 1. */
  readonly report: (done: number) => void;
  /** Asked between two bands, after the messages that have arrived meanwhile. */
  readonly isStopped: () => boolean;
  readonly now?: () => number;
};

/** Paints a picture in place, in bands, each of which is what it would be in the whole; stops where it is told to. */
export const paintBands = async (
  rgba: Uint8ClampedArray<ArrayBuffer>,
  paint: Painter,
  { report, isStopped, now = () => performance.now() }: Painting,
): Promise<void> => {
  let pausedAt = now();
  for (let from = 0; from < rgba.length && !isStopped(); from += BAND_BYTES) {
    const band = rgba.subarray(from, from + BAND_BYTES);
    const painted = paint(band);
    if (painted !== band) band.set(painted);
    if (now() - pausedAt < PAUSE_MS) continue;
    report(Math.min(1, (from + BAND_BYTES) / rgba.length));
    // oxlint-disable-next-line no-await-in-loop -- one band after the other
    await new Promise((resolve) => setTimeout(resolve));
    pausedAt = now();
  }
};
