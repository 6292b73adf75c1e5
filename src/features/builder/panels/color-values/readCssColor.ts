import type { CssColor } from '../../../../color/parseCssColor';
import { reportError } from '../../../../state/reportError';

/** Reads any color of CSS. The reader's code loads with the first text; call `warmUp` when one is about to be typed. */
export const readCssColor = async (text: string): Promise<CssColor | null> => {
  try {
    const { parseCssColor } = await import('../../../../color/parseCssColor');
    return parseCssColor(text);
  } catch (error) {
    reportError('loading the reader of CSS colors', error);
    return null;
  }
};

export const warmUp = (): void => void readCssColor('');
