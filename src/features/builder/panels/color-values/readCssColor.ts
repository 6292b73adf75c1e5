import type { CssColor } from '../../../../color/parseCssColor';
import { reportError } from '../../../../state/reportError';

/** What a value copied from a style sheet ends with. */
const END = /\s*;\s*$/;

/** Reads any color of CSS. The reader's code loads with the first text; call `warmUp` when one is about to be typed. */
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
