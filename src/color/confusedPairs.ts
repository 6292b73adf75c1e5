import { simulateDeficiency, type DeficiencyKind } from './deficiency';
import { DEFICIENCY_KINDS } from './deficiencyKinds';
import { deltaEOk } from './distance';
import { rgbToOklab } from './oklab';
import type { Color, Oklab, Palette, Rgb } from './types';

export type Vision = 'normal' | DeficiencyKind;

/** OKLab distance below which a simulated pair looks alike, seen side by side in a chart or on a screen. */
export const CONFUSED_BELOW = 0.13;
/** The same for normal vision: pairs that nobody can tell apart unless both are in view. */
export const NEARLY_EQUAL_BELOW = 0.05;

const simulated = (kind: DeficiencyKind) => ({
  kind,
  below: CONFUSED_BELOW,
  see: (rgb: Rgb): Rgb => simulateDeficiency(rgb, kind),
});

/** Normal vision and the eight deficiencies, each with the minimum distance of a distinguishable pair. */
export const VISIONS: readonly {
  readonly kind: Vision;
  readonly below: number;
  readonly see: (rgb: Rgb) => Rgb;
}[] = [{ kind: 'normal', below: NEARLY_EQUAL_BELOW, see: (rgb) => rgb }, ...DEFICIENCY_KINDS.map(simulated)];

export type ConfusedPair = {
  readonly vision: Vision;
  /** Indexes in the palette, the lower first. */
  readonly first: number;
  readonly second: number;
  /** In OKLab, as seen. */
  readonly distance: number;
};

/** The color as seen with each of `VISIONS`, in OKLab. */
export const seenByAll = ({ rgb }: Color): Oklab[] => VISIONS.map(({ see }) => rgbToOklab(see(rgb)));

/** Every pair that looks alike, for each vision in turn. */
export const confusedPairs = (palette: Palette): ConfusedPair[] => {
  const seen = palette.map(seenByAll);
  return VISIONS.flatMap(({ kind, below }, v) =>
    seen.flatMap((one, first) =>
      seen.flatMap((other, second) => {
        const [a, b] = [one[v], other[v]];
        if (second <= first || !a || !b) return [];
        const distance = deltaEOk(a, b);
        return distance < below ? [{ vision: kind, first, second, distance }] : [];
      }),
    ),
  );
};
