import { reportError } from '../../../../state/reportError';
import type { EnteredColor } from './parseEnteredColor';

/** The end of a value copied from a style sheet. */
const END = /\s*;\s*$/;

/** Parses any CSS color. The parser loads with the first text; call `warmUp` before typing starts. */
export const readCssColor = async (text: string): Promise<EnteredColor | null> => {
  try {
    const { parseEnteredColor } = await import('./parseEnteredColor');
    return parseEnteredColor(text.replace(END, ''));
  } catch (error) {
    reportError('loading the reader of CSS colors', error);
    return null;
  }
};

export const warmUp = (): void => void readCssColor('');
