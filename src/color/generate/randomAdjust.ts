import { randomInt, type Random } from '../random';
import type { Color, Palette } from '../types';
import {
  adjustColor,
  ADJUSTMENT_KINDS,
  ADJUSTMENTS,
  highestLevel,
  type Adjustment,
  type AdjustmentKind,
} from './adjustments';
import { drawDistinct } from './distinct';
import { canChange, changeColors, type Scope } from './scope';

/** Adjustments combined in one random action. */
const MOST = 2;

export type RandomAdjustment = { readonly palette: Palette; readonly adjustments: readonly Adjustment[] };

/** Applies the level, or for a color that would leave its bounds the highest level that does not. */
const adjustWithinBounds = (color: Color, { kind, level }: Adjustment): Color => {
  const own = Math.min(level, highestLevel(color, kind));
  return own === 0 ? color : adjustColor(color, { kind, level: own });
};

/** Applies the adjustments in order, none beyond the bounds; used again when a color is switched on or off. */
export const applyAdjustments = (
  palette: Palette,
  adjustments: readonly Adjustment[],
  scope: Scope,
): Palette =>
  adjustments.reduce<Palette>(
    (adjusted, adjustment) => changeColors(adjusted, scope, (color) => adjustWithinBounds(color, adjustment)),
    palette,
  );

const conflicts = (kind: AdjustmentKind, chosen: readonly Adjustment[]): boolean =>
  chosen.some((other) => other.kind === kind || ADJUSTMENTS[other.kind].opposite === kind);

/** Every adjustment compatible with the chosen ones, at the highest level that any color in scope allows. */
const candidates = (palette: Palette, scope: Scope, chosen: readonly Adjustment[]): Adjustment[] => {
  const free = palette.filter((_, index) => canChange(scope, index));
  return ADJUSTMENT_KINDS.filter((kind) => !conflicts(kind, chosen))
    .map((kind) => ({ kind, level: Math.max(0, ...free.map((color) => highestLevel(color, kind))) }))
    .filter(({ level }) => level > 0);
};

const draw = (palette: Palette, scope: Scope, random: Random): RandomAdjustment => {
  const count = randomInt(random, 1, MOST);
  let drawn: RandomAdjustment = { palette, adjustments: [] };
  for (let i = 0; i < count; i++) {
    const choice = candidates(drawn.palette, scope, drawn.adjustments);
    const most = choice[randomInt(random, 0, choice.length - 1)];
    if (!most) break;
    const adjustment = { kind: most.kind, level: randomInt(random, 1, most.level) };
    drawn = {
      palette: applyAdjustments(drawn.palette, [adjustment], scope),
      adjustments: [...drawn.adjustments, adjustment],
    };
  }
  return drawn;
};

/** One or two random adjustments that do not conflict. Null when no color may change. */
export const randomAdjust = (palette: Palette, scope: Scope, random: Random): RandomAdjustment | null =>
  palette.some((_, index) => canChange(scope, index))
    ? drawDistinct(() => draw(palette, scope, random), scope.locked)
    : null;
