import { PALETTE_MAX, PALETTE_MIN } from '../../../color/paletteSize';

type CountOption = { readonly value: number; readonly label: string };

const option = (value: number): CountOption => ({
  value,
  label: value === 1 ? '1 color' : `${value} colors`,
});

const COUNTS = Array.from({ length: PALETTE_MAX - PALETTE_MIN + 1 }, (_, i) => option(i + PALETTE_MIN));
const WITH_ONE = [option(1), ...COUNTS];

/** The available sizes. 1 is only included if the picture has just one color: it cannot be requested. */
export const countOptions = (shown: number): readonly CountOption[] =>
  shown < PALETTE_MIN ? WITH_ONE : COUNTS;
