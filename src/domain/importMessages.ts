import { groupDigits } from './groupDigits';

/** Why a line that names colors was not read as one. */
const PROBLEM_REASONS = {
  computed: 'is computed from other values and was not read',
  outOfRange: 'has numbers that no color has',
  elsewhere: 'refers to a color that is not in this file',
} as const;

export type ProblemReason = keyof typeof PROBLEM_REASONS;

/** A line of imported text that should have been a color. */
export const notAColorMessage = (line: number, text: string, reason?: ProblemReason): string =>
  `Line ${line} ${reason === undefined ? 'is not a color' : PROBLEM_REASONS[reason]}: “${text}”`;

/** A text that is too long for a field to show. */
export const pastedTextMessage = (length: number): string => `Pasted text, ${groupDigits(length)} characters`;

/** What import found, and what it took the text or file for. */
export const foundColorsMessage = (count: number, kind: string): string =>
  `${count} ${count === 1 ? 'color' : 'colors'} found (${kind})`;

/** How often a color was found. */
export const timesMessage = (count: number): string => (count === 1 ? 'once' : `${groupDigits(count)} times`);

/** How many groups of look-alikes there are, and what part of all colors, 0 to 1, the chosen ones are or come close to. */
export const coveredMessage = (groups: number, covered: number): string =>
  `${groups} ${groups === 1 ? 'group' : 'groups'}. ${Math.floor(covered * 100)} % of all colors found are among those you chose, or close to one of them.`;

/** That colors are in the builder now, and what their file calls them. */
export const importedMessage = (count: number, name: string | null): string =>
  name === null ? `${count} colors imported` : `${count} colors imported as ${name}`;
