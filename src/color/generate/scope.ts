import type { Color, Palette } from '../types';

/** One flag per palette color; a missing one counts as not set. */
export type Flags = readonly boolean[];

/** Which colors a generator may change: unlocked ones that are, where a panel has toggles, active. */
export type Scope = { readonly locked: Flags; readonly active?: Flags };

export const canChange = ({ locked, active }: Scope, index: number): boolean =>
  locked[index] !== true && (active?.[index] ?? true);

/** Applies `change` within the scope; all other colors stay the same objects. */
export const changeColors = (
  palette: Palette,
  scope: Scope,
  change: (color: Color, index: number) => Color,
): Palette => palette.map((color, index) => (canChange(scope, index) ? change(color, index) : color));
