const IDENTIFIER_MAX = 60;

/**
 * Keywords with another meaning where CSS or Tailwind (3 and 4) expects a color; and 'constructor', which every
 * JavaScript object inherits, so that token parsers report a duplicate.
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

/** Latin letters that NFKD does not decompose. */
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
 * 'Palatinate blue' → 'palatinate-blue': Latin letters, digits and hyphens, starting with a letter. Valid as an
 * identifier in CSS and SCSS and as a key in JavaScript.
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
