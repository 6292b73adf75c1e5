import { PALETTE_MAX, PALETTE_MIN } from '../../../color/paletteSize';

type CountOption = { readonly value: number; readonly label: string };

const option = (value: number): CountOption => ({
  value,
  label: value === 1 ? '1 color' : `${value} colors`,
});

const COUNTS = Array.from({ length: PALETTE_MAX - PALETTE_MIN + 1 }, (_, i) => option(i + PALETTE_MIN));
const WITH_ONE = [option(1), ...COUNTS];

/** The sizes to choose from. 1 is among them only where it is what there is: nobody can ask for it. */
export const countOptions = (shown: number): readonly CountOption[] =>
  shown < PALETTE_MIN ? WITH_ONE : COUNTS;
