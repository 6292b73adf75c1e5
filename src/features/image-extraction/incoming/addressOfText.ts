/** What pasted or dropped text refers to. */
export type TextSource =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'svg'; readonly text: string };

const SVG_TEXT =
  /^(?:\uFEFF|\s|<\?xml[^]*?\?>|<!--[^]*?-->|<!DOCTYPE svg[^[>]*(?:\[[^\]]*\])?[^>]*>)*<(?:[\w-]+:)?svg[\s>/]/i;
const IMAGE_TAG = /<img\b[^>]*?\bsrc\s*=\s*(?:"(?<double>[^"]+)"|'(?<single>[^']+)')/i;

/** The SVG or the address in a text; null for any other text. */
export const sourceOfText = (text: string): TextSource | null => {
  if (SVG_TEXT.test(text)) return { kind: 'svg', text };
  const trimmed = text.trim();
  const isAddress = /^https?:\/\/\S+$/i.test(trimmed) || /^data:image\//i.test(trimmed);
  return isAddress ? { kind: 'address', address: trimmed } : null;
};

const unescapeHtml = (text: string): string => text.replaceAll(/&amp;/gi, '&');

/** The source of a drag from another page: the picture itself rather than the page it links to. */
export const sourceOfDrag = (data: DataTransfer): TextSource | null => {
  const { double, single } = IMAGE_TAG.exec(data.getData('text/html'))?.groups ?? {};
  const ofImage = sourceOfText(unescapeHtml(double ?? single ?? ''));
  if (ofImage) return ofImage;
  // A list of addresses that may contain comments (RFC 2483).
  const lines = data.getData('text/uri-list').split(/\r?\n/);
  return sourceOfText(
    lines.find((line) => line !== '' && !line.startsWith('#')) ?? data.getData('text/plain'),
  );
};
