import { nameToIdentifier } from '../color/identifier';
import { uniqueNames } from './uniqueNames';

/** Code points, so that no character is cut in half. */
const LABEL_MAX = 80;

/** One line without control characters, lone surrogates and overrides of the reading direction; may be empty. */
export const cleanLabel = (text: string): string => {
  const visible = text
    .replaceAll(/[\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return Array.from(visible).slice(0, LABEL_MAX).join('').trim();
};

/** One identifier for each label; the second of the same kind ends in '-2'. */
export const uniqueIdentifiers = (labels: readonly string[]): string[] =>
  uniqueNames(labels.map(nameToIdentifier), '-');

/** The name of a scale without its step: 'brand-500' is already a step of 'brand'. */
export const scaleLabel = (label: string): string =>
  label.replace(/(?<=[^\s\-_./])[\s\-_./]+(?:50|[1-9]00|950)$/, '');
