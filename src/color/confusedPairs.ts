import { simulateDeficiency, type DeficiencyKind } from './deficiency';
import { DEFICIENCY_KINDS } from './deficiencyKinds';
import { deltaEOk } from './distance';
import { rgbToOklab } from './oklab';
import type { Color, Oklab, Palette, Rgb } from './types';

export type Vision = 'normal' | DeficiencyKind;

/** OKLab distance under which a simulated pair looks alike, beside each other in a chart or a screen. */
export const CONFUSED_BELOW = 0.13;
/** The same for normal vision: a pair that nobody tells apart without seeing both at once. */
export const NEARLY_EQUAL_BELOW = 0.05;

const simulated = (kind: DeficiencyKind) => ({
  kind,
  below: CONFUSED_BELOW,
  see: (rgb: Rgb): Rgb => simulateDeficiency(rgb, kind),
});

/** Normal vision and the eight deficiencies, each with the distance that a pair has to keep. */
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

/** The color in OKLab as each of `VISIONS` sees it. */
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
