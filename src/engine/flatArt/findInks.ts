import { squaredDeltaE00 } from '../reference/difference';
import { blendPart, isExplained, OVERSHOOT, type Rules } from './blends';
import { SOLID_PART } from './findFills';
import { type Drawn, type Group, nearestOf } from './placeGroups';

/** Minimum fractions of an ink with its blends and by itself, and its minimum ΔE00 to other drawn colors. */
export const INK_SHARE_MIN = 0.002;
const INK_OWN_SHARE_MIN = 0.000_1;
const INK_DISTANCE = 6;
const COMPRESSED_INK_DISTANCE = 15;
/** In pictures this many times the preview, hairlines are lost there; they are recognized by their runs, which run across. */
const HAIRLINE_SHARE_MIN = 0.000_2;
const HAIRLINE_SCALE = 4;
/** How many of the most frequent colors are tried as inks, and how many they are tested against. */
// Stryker disable next-line all: it bounds the time; flat art hardly has so many unexplained colors
const INKS_TRIED = 48;
// Stryker disable next-line all: as above
const EXPLAINED_MAX = 240;
/** Factor of the tolerance for blends with inks that were found later. */
const LATE_SLACK = 2;
/** An ink that explains this part of what the best one does is as good. */
const AS_GOOD_PART = 0.8;

const isHairline = ({ solid, weight }: Group, { isCompressed, scale, isPlain }: Rules): boolean =>
  !isCompressed && scale > HAIRLINE_SCALE && (isPlain || solid >= SOLID_PART * weight);

/**
 * The colors of text and thin strokes, which are hardly anywhere pure: chosen greedily, each explains with its blends
 * most of what is still unexplained.
 */
export const findInks = (
  groups: readonly Group[],
  fills: readonly Drawn[],
  rules: Rules,
  countMax: number,
): Drawn[] => {
  const inks: Drawn[] = [];
  const apart = rules.isCompressed ? COMPRESSED_INK_DISTANCE : INK_DISTANCE;
  let left = groups.filter((group) => !isExplained(group, fills, rules));
  while (fills.length + inks.length < countMax) {
    const drawn = [...fills, ...inks];
    // Stryker disable next-line MethodExpression: it bounds the time
    const explained = left.slice(0, EXPLAINED_MAX);
    const coverOf = (ink: Group): number =>
      explained.reduce(
        (sum, group) =>
          // Stryker disable next-line EqualityOperator: no two colors of 8 bits are exactly so far apart
          squaredDeltaE00(group.spot, ink.spot) <= OVERSHOOT ** 2 ||
          drawn.some((ground) => blendPart(group.color, ground.color, ink.color, rules) !== null)
            ? sum + group.weight
            : sum,
        0,
      );
    // Stryker disable next-line MethodExpression: how many are tried bounds the time
    const tried = left
      .filter(({ weight }) => weight >= INK_OWN_SHARE_MIN * rules.total)
      .slice(0, INKS_TRIED)
      .map((group) => ({ group, cover: coverOf(group), distance: nearestOf(group, drawn).distance }))
      // Stryker disable next-line EqualityOperator: no two colors of 8 bits are exactly so far apart
      .filter(({ distance }) => distance >= apart)
      .toSorted((p, q) => q.cover - p.cover || q.distance - p.distance);
    const [best] = tried;
    if (
      !best ||
      best.cover < (isHairline(best.group, rules) ? HAIRLINE_SHARE_MIN : INK_SHARE_MIN) * rules.total
    )
      break;
    // Sharpening makes colors beyond the ink, which explain its blends too: of similar ones, take the most frequent.
    const near = tried.filter(
      ({ group, cover }) =>
        // Stryker disable next-line EqualityOperator: no two colors of 8 bits are exactly so far apart
        squaredDeltaE00(group.spot, best.group.spot) <= OVERSHOOT ** 2 && cover >= AS_GOOD_PART * best.cover,
    );
    const ink = near.reduce((most, next) => (next.group.weight > most.group.weight ? next : most), best);
    inks.push({ ...ink.group });
    const known = [...fills, ...inks];
    left = left.filter(
      (group) =>
        // Stryker disable next-line EqualityOperator: no two colors of 8 bits are exactly so far apart
        squaredDeltaE00(group.spot, ink.group.spot) > OVERSHOOT ** 2 && !isExplained(group, known, rules),
    );
  }
  // Inks found early may turn out to be blends with a purer one found later.
  const slack = rules.isCompressed ? LATE_SLACK : 1;
  return inks.filter(
    (ink) =>
      !inks.some(
        (other) =>
          other !== ink &&
          fills.some((fill) => blendPart(ink.color, fill.color, other.color, rules, slack) !== null),
      ),
  );
};
