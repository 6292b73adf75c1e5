import { formatHex } from '../../../src/color/format';
import type { Found } from '../../../src/palette/notations/found';

export const hexes = ({ colors }: Found): string[] => colors.map(({ color }) => formatHex(color));

/** '#264653 Charcoal'. */
export const named = ({ colors }: Found): string[] =>
  colors.map(({ color, name }) => `${formatHex(color)} ${name ?? '-'}`);
