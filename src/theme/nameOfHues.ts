import type { Theme } from './theme';

const NAMED = 3;

/** A name for an unnamed theme by its hues: 'Teal, amber, violet'; null if it has only grays. */
export const nameOfHues = ({ hues }: Pick<Theme, 'hues'>): string | null => {
  const ids = hues.slice(0, NAMED).map(({ id }) => id.replaceAll('-', ' '));
  const names = ids.join(', ');
  return names === '' ? null : names.charAt(0).toUpperCase() + names.slice(1);
};
