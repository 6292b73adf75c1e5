const NUMBER = String.raw`[-+−]?\d{1,3}(?:\.\d{1,6})?[%°]?`;

/** A color in numbers after the name of its model: '(RGB 11/31/58)', 'CMYK: 80, 10, 45, 0'. */
const STATED = new RegExp(
  String.raw`[([]?\b(?:rgba?|hsla?|hs[bv]|hwb|cmyk|(?:cie ?)?lab|(?:ok)?lch|oklab)\b ?[:=(]? ?${NUMBER}(?:[ ,;/|]{1,3}${NUMBER}){2,3} ?[)\]]{0,2}`,
  'gi',
);

/** A name without the values of its color in other models, which documents of brands write beside it. */
export const withoutStatedValues = (name: string): string => name.replaceAll(STATED, ' ');
