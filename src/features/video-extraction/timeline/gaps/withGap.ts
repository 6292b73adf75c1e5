import type { Gap } from '../../../../../workers/video-extraction/common/api';

/** Adds a gap in time order; adjacent ones are merged, as a continued run finds some of them again. */
export const withGap = (gaps: readonly Gap[], gap: Gap): readonly Gap[] => {
  const isApart = ({ fromSeconds, toSeconds }: Gap): boolean =>
    toSeconds < gap.fromSeconds || fromSeconds > gap.toSeconds;
  const met = [...gaps.filter((other) => !isApart(other)), gap];
  const joined = {
    fromSeconds: Math.min(...met.map(({ fromSeconds }) => fromSeconds)),
    toSeconds: Math.max(...met.map(({ toSeconds }) => toSeconds)),
  };
  return [...gaps.filter(isApart), joined].toSorted((one, other) => one.fromSeconds - other.fromSeconds);
};
