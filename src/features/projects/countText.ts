import { groupDigits } from '../../domain/groupDigits';

/** '1 palette', '3 palettes'. */
export const countText = (count: number, one: string): string =>
  `${groupDigits(count)} ${count === 1 ? one : `${one}s`}`;
