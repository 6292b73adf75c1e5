import { nameToIdentifier } from '../color/identifier';
import { firstCharacters } from '../domain/firstCharacters';
import { INVISIBLE } from './invisible';
import { uniqueNames } from './uniqueNames';

/** In code points. */
const LABEL_MAX = 80;

/** One line without control characters, lone surrogates and what an import would leave out; may be empty. */
export const cleanLabel = (text: string): string => {
  const visible = text
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return firstCharacters(visible, LABEL_MAX).trim();
};

/** One identifier for each label; the second of the same kind ends in '-2'. */
export const uniqueIdentifiers = (labels: readonly string[]): string[] =>
  uniqueNames(labels.map(nameToIdentifier), '-');

/** The name of a scale without its step: 'brand-500' is already a step of 'brand'. */
export const scaleLabel = (label: string): string =>
  label.replace(/(?<=[^\s\-_./])[\s\-_./]+(?:50|[1-9]00|950)$/, '');
