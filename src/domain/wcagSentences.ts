import { LEAST_RATIOS, type TextSize, wcagLevel } from '../color/wcagLevel';

/**
 * What a ratio is sufficient for in WCAG's terms, wherever it is stated: always with the text size, as the product's
 * label ('AAA' from 4.5 on) alone would promise too much.
 */
export const levelSentence = (ratio: number): string => {
  if (ratio >= LEAST_RATIOS.normal.AAA) return 'AAA for normal and large text.';
  if (ratio >= LEAST_RATIOS.normal.AA) return 'AAA for large text, AA for normal text.';
  if (ratio >= LEAST_RATIOS.large.AA) return 'AA for large text, too little for normal text.';
  return 'Too little for text of any size.';
};

const SIZE_WORDS = {
  normal: 'Normal text',
  large: 'Large text (24px, or 18.66px bold)',
} as const satisfies Record<TextSize, string>;

/** Requirement for a text size: 'Normal text: AA needs 4.5:1, AAA needs 7:1'. */
export const needWords = (size: TextSize): string =>
  `${SIZE_WORDS[size]}: AA needs ${LEAST_RATIOS[size].AA}:1, AAA needs ${LEAST_RATIOS[size].AAA}:1`;

/** The level of a ratio at both sizes, one per line. */
export const levelLines = (ratio: number): string =>
  `Large text: ${wcagLevel(ratio, 'large')}\nNormal text: ${wcagLevel(ratio, 'normal')}`;
