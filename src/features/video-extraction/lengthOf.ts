import { frameNumber } from './timecode';

/** A number of frames as a length: '4 s 12 f', '1 min 4 s', '8 f'. Without a frame rate, in whole seconds. */
const lengthOfFrames = (frames: number, frameRate: number | null): string => {
  const atOnce = frameRate === null ? 1 : Math.round(frameRate);
  const whole = Math.floor(frames / atOnce);
  const parts = [
    [Math.floor(whole / 3600), 'h'],
    [Math.floor(whole / 60) % 60, 'min'],
    [whole % 60, 's'],
    [frameRate === null ? 0 : frames % atOnce, 'f'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return shown.length > 0 ? shown.join(' ') : '0 s';
};

type Span = { readonly from: number; readonly to: number };

/** The length of spans together. Computed in whole frames, so that start and length of a span add up to its end. */
export const lengthOf = (spans: readonly Span[], frameRate: number | null): string => {
  const framesOf = ({ from, to }: Span): number => frameNumber(to, frameRate) - frameNumber(from, frameRate);
  return lengthOfFrames(
    spans.reduce((sum, span) => sum + framesOf(span), 0),
    frameRate,
  );
};

export const lengthBetween = (startSeconds: number, endSeconds: number, frameRate: number | null): string =>
  lengthOf([{ from: startSeconds, to: endSeconds }], frameRate);
