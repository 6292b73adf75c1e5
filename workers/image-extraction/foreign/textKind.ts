import type { ForeignKind } from '../../../src/domain/foreignFileMessages';

const WEB_PAGE = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?<(?:!doctype\s+html|html|head|body)\b/i;

/** Characters that do not occur in text: control characters except those for lines and tabs, and undecodable bytes. */
// oxlint-disable-next-line no-control-regex -- control characters are what is searched for
const NO_TEXT = /[\0-\x08\x0e-\x1a\x1c-\x1f\uFFFD]/;

/** Whether decoded bytes are a web page, another text, or null for neither. The last character may be truncated. */
export const textKind = (text: string): ForeignKind | null => {
  if (WEB_PAGE.test(text)) return 'webPage';
  // By index: a pattern for the end is tried at each of many undecodable bytes.
  let end = text.length;
  while (text[end - 1] === '\uFFFD') end -= 1;
  const whole = text.slice(0, end);
  return whole.trim() === '' || NO_TEXT.test(whole) ? null : 'text';
};
