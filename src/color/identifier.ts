const IDENTIFIER_MAX = 60;

/**
 * Names that mean something else where a color is expected, in CSS and both versions of Tailwind; and the one that
 * every object of JavaScript has, which token parsers take for a second token of that name.
 */
const RESERVED = new Set([
  'auto',
  'constructor',
  'current',
  'currentcolor',
  'default',
  'inherit',
  'initial',
  'none',
  'revert',
  'transparent',
  'unset',
]);

/** Latin letters that are no letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
};

/**
 * 'Palatinate blue' → 'palatinate-blue'. Latin letters, digits and hyphens, from a letter on: an identifier in CSS,
 * SCSS and JavaScript keys alike.
 */
export const nameToIdentifier = (name: string): string => {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[øæœßđðþłħıŧ]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/['’\p{M}]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, IDENTIFIER_MAX)
    .replace(/-$/, '');
  if (slug === '') return 'color';
  return /^\d/.test(slug) || RESERVED.has(slug) ? `color-${slug}` : slug;
};
