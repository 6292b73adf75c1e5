import { safeUrl } from './safeUrl';

/** Someone who has signed in. */
export type User = {
  readonly id: string;
  readonly email: string | null;
  /** What the product calls them; never empty. */
  readonly name: string;
  /** Only ever on a host of Google's. */
  readonly avatarUrl: string | null;
};

/** Code points; names come from outside and may have any length. */
const NAME_MAX = 80;
/** Where Google keeps profile pictures. Any other host would learn who looks at the page. */
const AVATAR_HOSTS = ['lh3.googleusercontent.com'];

/**
 * Marks and overrides of the reading direction, and characters that are as wide as nothing, with which one name passes
 * for another. Joiners stay: emoji and several scripts are written with them.
 */
const DIRECTION_OR_NOTHING = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** No script puts more on one letter; a pile of them would cover the lines around. */
const MARKS_IN_A_PILE = /(\p{Mn}{4})\p{Mn}+/gu;

const cleanName = (value: unknown): string | null => {
  if (typeof value !== 'string') return null;
  const text = value
    // Longer than any name, short enough to be searched.
    .slice(0, 1000)
    .replaceAll(DIRECTION_OR_NOTHING, '')
    .replaceAll(MARKS_IN_A_PILE, '$1')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const isVisible = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(text);
  return isVisible ? Array.from(text).slice(0, NAME_MAX).join('').trim() : null;
};

/** Full name, else name, else the e-mail's part before the @, else 'User'. */
export const displayName = (email: string | null, metadata: Readonly<Record<string, unknown>>): string =>
  cleanName(metadata.full_name) ?? cleanName(metadata.name) ?? cleanName(email?.split('@', 1)[0]) ?? 'User';

export const avatarUrl = (metadata: Readonly<Record<string, unknown>>): string | null =>
  safeUrl(metadata.avatar_url, AVATAR_HOSTS);

/** What stands in the avatar without a picture: the name's first letter as it is seen, not half of an emoji. */
export const initialOf = ({ name }: Pick<User, 'name'>): string => {
  const [first] = new Intl.Segmenter().segment(name);
  return (first?.segment ?? '').toLocaleUpperCase();
};
