import { groupDigits } from './groupDigits';
import { hasImportEnding } from './importFiles';

/** Why an import has no colors, or not all of them. */
export const IMPORT_MESSAGES = {
  importEmpty: 'No colors were found.',
  importTooFew: 'Only one color was found. A palette needs at least 2.',
  importTooLarge: 'Text and files may have at most 5 MB.',
  importTooMany: 'Only the first 10,000 colors were read.',
  importFailed: 'This text could not be read. It stays here as it is: paste less of it, or only the colors.',
  importStopped: 'Reading was stopped. What you brought in is still here.',
  importLost: 'Reading broke off. What you brought in is still here: try again, or with less of it.',
  importTypedStream:
    'This color list is of an older kind that Hueloom does not read. Save it again in the color picker of a newer macOS.',
  importUnreadable: 'This file is damaged, or of a kind that is not supported.',
  importPicture: 'This is a picture. Image to palette finds its colors.',
  importFilm: 'This is a film. Video to palette finds its colors.',
  importLut: 'This is a LUT: it says how colors are changed, and holds no palette.',
  importPdf: 'The colors of a PDF are not read here. Image to palette finds those of a picture of its page.',
  importLinkEmpty: 'This link holds no colors. Copy the colors themselves and paste them here.',
  importFull: 'Nine are chosen: take one out first',
} as const;

/** The same for a file, by name; only where the sentence without one says 'this file' or does not mention it. */
const OF_FILE: Partial<Record<keyof typeof IMPORT_MESSAGES, (name: string) => string>> = {
  importEmpty: (name) => `No colors were found in ${name}.`,
  importTooFew: (name) => `Only one color was found in ${name}. A palette needs at least 2.`,
  importTooLarge: (name) => `${name} is too large. ${IMPORT_MESSAGES.importTooLarge}`,
  importFailed: (name) => `${name} could not be read. Paste only its colors.`,
  importTypedStream: (name) =>
    `${name} is a color list of an older kind that Hueloom does not read. Save it again in the color picker of a newer macOS.`,
  importPicture: (name) => `${name} is a picture. Image to palette finds its colors.`,
  importFilm: (name) => `${name} is a film. Video to palette finds its colors.`,
  importLut: (name) => `${name} is a LUT: it says how colors are changed, and holds no palette.`,
  importPdf: (name) =>
    `${name} is a PDF, whose colors are not read here. Image to palette finds those of a picture of its page.`,
  importUnreadable: (name) =>
    hasImportEnding(name)
      ? `${name} is damaged: no palette can be read in it.`
      : `${name} is of a kind that is not supported, or damaged.`,
};

/** Why no palette was found; `fileName` is the file that was read, null for text. */
export const noPaletteMessage = (reason: keyof typeof IMPORT_MESSAGES, fileName: string | null): string =>
  (fileName === null ? undefined : OF_FILE[reason]?.(fileName)) ?? IMPORT_MESSAGES[reason];

/** Example of accepted notations, for those whose input was not read. */
export const IMPORT_EXAMPLE = '#0D9488, rgb(245 158 11), navy';

/** Why a piece of text that should be a color was not read as one. */
const PROBLEM_REASONS = {
  computed: 'is computed from other values and was not read',
  outOfRange: 'has numbers that no color has',
  elsewhere: 'refers to a color that is not in this file',
  ink: 'is a color of a catalog, whose values are not known here',
  unknownModel: 'is in a color model that is not read here',
  ownPalette: 'is a link to a palette of its own: paste it alone to read that',
  brokenOff: 'is where it breaks off: there is more that is not here',
} as const;

/** What is wrong with a piece of text that is nearly a color. */
export type Flaw =
  | { readonly kind: 'digits'; readonly count: number }
  | { readonly kind: 'notADigit'; readonly sign: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'surplus' }
  | { readonly kind: 'open' }
  | { readonly kind: 'misspelled'; readonly meant: string }
  | { readonly kind: 'beyond'; readonly value: string }
  | { readonly kind: 'notANumber'; readonly word: string };

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const flawWords = (flaw: Flaw): string => {
  if (flaw.kind === 'digits')
    return `${NUMBERS[flaw.count] ?? flaw.count} ${flaw.count === 1 ? 'digit' : 'digits'}`;
  if (flaw.kind === 'notADigit') return `“${flaw.sign}” is no hex digit`;
  if (flaw.kind === 'missing') return 'a value is missing';
  if (flaw.kind === 'surplus') return 'it has too many values';
  if (flaw.kind === 'open') return '“)” is missing';
  if (flaw.kind === 'misspelled') return `perhaps “${flaw.meant}”?`;
  return flaw.kind === 'beyond' ? `${flaw.value} is beyond 255` : `“${flaw.word}” is not a number`;
};

export type ProblemReason = keyof typeof PROBLEM_REASONS;

/** A piece of imported text that should have been a color, and why it is not, if known. */
export const notAColorMessage = (
  line: number,
  text: string,
  reason?: ProblemReason,
  flaw: Flaw | null = null,
): string => {
  const known = flaw === null && reason !== undefined ? PROBLEM_REASONS[reason] : 'is not a color';
  return `“${text}” in line ${line} ${known}${flaw === null ? '' : `: ${flawWords(flaw)}`}`;
};

/** Heading of the list of other texts that were no colors. */
export const moreSkippedMessage = (count: number): string => `${groupDigits(count)} more skipped`;

/** Colors had an opacity, which palettes do not keep; `first` are what the first of them are called. */
export const opacityLeftOutMessage = (count: number, first: readonly string[]): string =>
  `Alpha left out of ${groupDigits(count)} ${count === 1 ? 'color' : 'colors'}: ${first.join(', ')}${count > first.length ? ' …' : ''}`;

/** Colors were outside sRGB and had to be changed. */
export const outsideSrgbMessage = (count: number): string =>
  `${groupDigits(count)} ${count === 1 ? 'color lies' : 'colors lie'} outside sRGB: brought into it at the same lightness and hue, where browsers cut the channels off`;

/** Shown for a text that is too long for a field. */
export const pastedTextMessage = (length: number): string => `Pasted text, ${groupDigits(length)} characters`;

/** For a field whose text is not read for now. */
export const insteadOfFieldMessage = (label: string): string => `Not read: ${label} is read instead`;

/** What import found, and the detected format of the text or file. */
export const foundColorsMessage = (count: number, kind: string): string =>
  `${count} ${count === 1 ? 'color' : 'colors'} found (${kind})`;

/** How often a color was found. */
export const timesMessage = (count: number): string => (count === 1 ? 'once' : `${groupDigits(count)} times`);

/** The number of groups of similar colors, and the share of all colors, 0 to 1, that the chosen ones cover. */
export const coveredMessage = (groups: number, covered: number): string =>
  `${groups} ${groups === 1 ? 'color' : 'colors'} once look-alikes are together. The selected ones and their near shades are ${Math.floor(covered * 100)} % of all that was found.`;

/** Colors were loaded into the builder; `name` is what their file calls them. */
export const importedMessage = (count: number, name: string | null): string =>
  name === null ? `${count} colors imported` : `${count} colors imported as ${name}`;
