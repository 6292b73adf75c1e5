import type { CssColor } from '../../../../color/parseCssColor';
import { reportError } from '../../../../state/reportError';

/** The end of a value copied from a style sheet. */
const END = /\s*;\s*$/;

/** Parses any CSS color. The parser loads with the first text; call `warmUp` before typing starts. */
export const readCssColor = async (text: string): Promise<CssColor | null> => {
  try {
    const { parseCssColor } = await import('../../../../color/parseCssColor');
    return parseCssColor(text.replace(END, ''));
  } catch (error) {
    reportError('loading the reader of CSS colors', error);
    return null;
  }
};

export const warmUp = (): void => void readCssColor('');
