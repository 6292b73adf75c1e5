import { deltaE00, deltaEOk } from '../color/distance';
import { rgbToLab } from '../color/lab';
import { rgbToOklab } from '../color/oklab';
import type { Color, Lab, Oklab } from '../color/types';
import { VISIONS } from '../color/visions';
import type { Alias } from './theme';
import { toneOf } from './tone';

/**
 * The visions that confuse most, each with the fraction of normal vision's ΔE00 that counts as the same separation:
 * eight colors that all show on a page cannot be equally far apart for it. Vision without hues has only lightness,
 * which is too little for eight colors; anomalous vision sees more than these.
 */
const VIEWS = (
  [
    ['normal', 1],
    ['protanopia', 0.62],
    ['deuteranopia', 0.6],
    ['tritanopia', 0.5],
  ] as const
).flatMap(([kind, fraction]) =>
  VISIONS.filter((vision) => vision.kind === kind).map(({ see }) => ({ see, fraction })),
);

/** A candidate for a series. `cost` is the penalty for its looks, 0 for none. */
export type Candidate = {
  readonly alias: Alias;
  /** As normal vision sees it. */
  readonly own: Oklab;
  /** As each of `VIEWS` sees it. */
  readonly labs: readonly Lab[];
  /** OKLab lightness of the gray of the same luminance: all that vision without hues sees. */
  readonly tone: number;
  readonly cost: number;
};

type Look = Pick<Candidate, 'own' | 'labs' | 'tone'>;

/** Additional chart colors are the same for every theme of a brand. */
const looks = new WeakMap<Color, Look>();

const lookOf = (color: Color): Look => {
  const { rgb } = color;
  const look = looks.get(color) ?? {
    own: rgbToOklab(rgb),
    labs: VIEWS.map(({ see }) => rgbToLab(see(rgb))),
    tone: toneOf(rgb, 'ratio'),
  };
  looks.set(color, look);
  return look;
};

export const candidate = (alias: Alias, color: Color, cost: number): Candidate => ({
  alias,
  ...lookOf(color),
  cost,
});

export const normalDistance = (one: Candidate, other: Candidate): number => deltaEOk(one.own, other.own);

/** Smallest ΔE00 over all `VIEWS`, divided by 1 plus the penalties for both colors' looks. */
export const separation = (one: Candidate, other: Candidate): number => {
  let least = Infinity;
  for (const [v, { fraction }] of VIEWS.entries()) {
    const a = one.labs[v];
    const b = other.labs[v];
    if (a && b) least = Math.min(least, deltaE00(a, b) / fraction);
  }
  return least / (1 + one.cost + other.cost);
};
