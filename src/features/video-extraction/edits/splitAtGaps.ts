import type { Shot } from '../../../engine/shots/shot';
import type { Gap } from '../../../../workers/video-extraction/common/api';

/** Times are rounded to microseconds. */
const ROUNDING_SECONDS = 0.0001;

type Span = { readonly startSeconds: number; readonly endSeconds: number };

/** A shot within a span; its typical frame is the middle one if the span does not contain it. */
const within = (shot: Shot, { startSeconds, endSeconds }: Span): Shot => {
  const isTypical = shot.typicalSeconds >= startSeconds && shot.typicalSeconds < endSeconds;
  const typicalSeconds = isTypical ? shot.typicalSeconds : (startSeconds + endSeconds) / 2;
  return { ...shot, startSeconds, endSeconds, typicalSeconds };
};

/** What a shot has before and after a damaged part; the last frame before it lasts as long as others. */
const aroundGap = (shot: Shot, { fromSeconds, toSeconds }: Gap, frameSeconds: number): readonly Shot[] => {
  const { startSeconds, endSeconds } = shot;
  if (startSeconds > fromSeconds + ROUNDING_SECONDS || endSeconds < toSeconds - ROUNDING_SECONDS)
    return [shot];
  const lastSeconds = Math.min(fromSeconds + frameSeconds, toSeconds);
  const spans = [
    { startSeconds, endSeconds: lastSeconds },
    { startSeconds: toSeconds, endSeconds },
  ].filter((span) => span.endSeconds - span.startSeconds > ROUNDING_SECONDS);
  return spans.map((span) => within(shot, span));
};

const begunAnew = (shot: Shot): Shot => ({ ...shot, entry: 'start' });

/**
 * Shots do not extend over damaged parts, although the search compares the frames before and after one as if they were
 * consecutive. A shot after a damaged part begins anew.
 */
export const splitAtGaps = (
  shots: readonly Shot[],
  gaps: readonly Gap[],
  frameRate: number | null,
): readonly Shot[] => {
  const frameSeconds = frameRate === null ? 0 : 1 / frameRate;
  const parts = gaps.reduce((all, gap) => all.flatMap((shot) => aroundGap(shot, gap, frameSeconds)), shots);
  const isAfterGap = ({ startSeconds }: Shot, { endSeconds }: Shot): boolean =>
    gaps.some(
      ({ toSeconds }) =>
        // Stryker disable next-line EqualityOperator: no two frames are exactly so far apart
        toSeconds > endSeconds - ROUNDING_SECONDS && toSeconds < startSeconds + ROUNDING_SECONDS,
    );
  return parts.map((shot, index) => {
    const before = parts[index - 1];
    return before && isAfterGap(shot, before) ? begunAnew(shot) : shot;
  });
};
