import { firstCharacters, visibleCharacters } from './firstCharacters';
import { safeUrl } from './safeUrl';

/** Someone who has signed in. */
export type User = {
  readonly id: string;
  readonly email: string | null;
  /** Display name; never empty. */
  readonly name: string;
  /** Always on a Google host. */
  readonly avatarUrl: string | null;
};

/** In code points; names come from outside and may have any length. */
const NAME_MAX = 80;
/** Hosts of Google profile pictures. Any other host could track who views the page. */
const AVATAR_HOSTS = ['lh3.googleusercontent.com'];

/**
 * Bidirectional controls and zero-width characters, with which one name can imitate another. Joiners are kept: emoji
 * and several scripts need them.
 */
const DIRECTION_OR_NOTHING = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** No script stacks more on one letter; more would cover the lines around. */
const MARKS_IN_A_PILE = /(\p{Mn}{4})\p{Mn}+/gu;

const cleanName = (value: unknown): string | null => {
  if (typeof value !== 'string') return null;
  const text = value
    // Longer than any real name, short enough to match quickly.
    .slice(0, 1000)
    .replaceAll(DIRECTION_OR_NOTHING, '')
    .replaceAll(MARKS_IN_A_PILE, '$1')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const isVisible = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(text);
  return isVisible ? firstCharacters(text, NAME_MAX).trim() : null;
};

/** Full name, else name, else the e-mail's part before the @, else 'User'. */
export const displayName = (email: string | null, metadata: Readonly<Record<string, unknown>>): string =>
  cleanName(metadata.full_name) ?? cleanName(metadata.name) ?? cleanName(email?.split('@', 1)[0]) ?? 'User';

export const avatarUrl = (metadata: Readonly<Record<string, unknown>>): string | null =>
  safeUrl(metadata.avatar_url, AVATAR_HOSTS);

/** Shown as the avatar without a picture: the first visible character of the name. */
export const initialOf = ({ name }: Pick<User, 'name'>): string => {
  const [first = ''] = visibleCharacters(name);
  return first.toLocaleUpperCase();
};
