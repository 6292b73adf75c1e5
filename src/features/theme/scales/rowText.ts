import { formatHex } from '../../../color/format';
import { formatWide } from '../../../color/formatCss';
import type { EvenBy } from '../../../theme/theme';
import type { Ladder } from '../../../theme/ladder';
import type { Scale } from '../../../theme/scale';
import { toneOf } from '../../../theme/tone';

/** The position of a tone among the steps: 3.5 is halfway between the fourth and the fifth. */
const placeOf = (ladder: Ladder, tone: number): number => {
  const last = ladder.length - 1;
  const isDarkening = (ladder[0] ?? 0) > (ladder[last] ?? 0);
  const after = ladder.findIndex((other) => (isDarkening ? other <= tone : other >= tone));
  if (after <= 0) return after === 0 ? 0 : last;
  const [from = 0, to = 1] = [ladder[after - 1], ladder[after]];
  return after - 1 + (tone - from) / (to - from);
};

/** The props of a grid row for a scale; see `ScaleRow`. */
export const rowText = (scale: Scale, ladder: Ladder, evenBy: EvenBy) => ({
  hexes: scale.steps.map(formatHex).join(' '),
  anchors: scale.anchors.flatMap(({ step }) => (step === null ? [] : [step])).join(' '),
  pins: scale.pins.join(' '),
  wides: scale.wides.map((wide) => (wide ? formatWide(wide) : '')).join(','),
  between: scale.anchors
    .filter(({ step }) => step === null)
    .map(({ color }) => `${placeOf(ladder, toneOf(color.rgb, evenBy)).toFixed(2)}${formatHex(color)}`)
    .join(' '),
});
