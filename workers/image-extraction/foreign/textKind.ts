import type { ForeignKind } from '../../../src/domain/foreignFileMessages';

const WEB_PAGE = /^\uFEFF?\s*(?:<!--[^]*?-->\s*)?<(?:!doctype\s+html|html|head|body)\b/i;

/** What no text holds: the control characters but for those that set lines and tabs, and bytes that are no letters. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const NO_TEXT = /[\0-\x08\x0e-\x1a\x1c-\x1f\uFFFD]/;

/** Whether decoded bytes are a web page, another text, or null for neither. The last letter may be cut off. */
export const textKind = (text: string): ForeignKind | null => {
  if (WEB_PAGE.test(text)) return 'webPage';
  const whole = text.replace(/\uFFFD+$/, '');
  return whole.trim() === '' || NO_TEXT.test(whole) ? null : 'text';
};
