import type { Theme } from './theme';

const NAMED = 3;

/** What a theme that nobody has named is about: 'Teal, amber, violet'; null where it has grays alone. */
export const nameOfHues = ({ hues }: Pick<Theme, 'hues'>): string | null => {
  const ids = hues.slice(0, NAMED).map(({ id }) => id.replaceAll('-', ' '));
  const names = ids.join(', ');
  return names === '' ? null : names.charAt(0).toUpperCase() + names.slice(1);
};
