import { formatHex } from '../../../../color/format';
import { parseCssColor, parseSpaceColor, type CssColor } from '../../../../color/parseCssColor';
import { opacityLeftOutMessage, outsideSrgbMessage } from '../../../../domain/importMessages';

/** A color as it was typed or pasted, and what about it the palette does not keep; null for nothing. */
export type EnteredColor = CssColor & { readonly note: string | null };

/**
 * Any color of CSS, but hex only in 3 or 6 digits; null for anything else, and where nothing of the color would be seen.
 */
export const parseEnteredColor = (text: string): EnteredColor | null => {
  const entered = parseCssColor(text);
  if (!entered) return null;
  const notes = [
    ...((parseSpaceColor(text)?.alpha ?? 1) < 1
      ? [opacityLeftOutMessage(1, [formatHex(entered.color)])]
      : []),
    ...(entered.wide === null ? [] : [outsideSrgbMessage(1)]),
  ];
  return { ...entered, note: notes.length === 0 ? null : `${notes.join('. ')}.` };
};
