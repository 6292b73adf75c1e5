import { addressOfImage, unwrapAddress } from './wrappedAddress';

/** What pasted or dropped text refers to. */
export type TextSource =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'svg'; readonly text: string };

/** The texts of a drag: 'text/html', 'text/uri-list' and 'text/plain'. */
export type DraggedTexts = { readonly html: string; readonly list: string; readonly plain: string };

// Sticky, so that what precedes the root is skipped in one way only: otherwise thirty comments that no root follows would
// hang the page.
const BEFORE_ROOT = /\s+|<\?xml[^]*?\?>|<!--[^]*?-->|<!DOCTYPE svg[^[>]*(?:\[[^\]]*\][^>]*)?>/giy;
const SVG_ROOT = /^<(?:[\w-]+:)?svg[\s>/]/i;

/** The SVG or the address in a text; null for any other text. */
export const sourceOfText = (text: string): TextSource | null => {
  if (SVG_ROOT.test(text.replaceAll(BEFORE_ROOT, ''))) return { kind: 'svg', text };
  const address = unwrapAddress(text);
  const isAddress = /^https?:\/\/\S+$/i.test(address) || /^data:image\//i.test(address);
  return isAddress ? { kind: 'address', address } : null;
};

/** The source of a drag from another page: the picture itself rather than the page it links to. */
export const sourceOfDrag = ({ html, list, plain }: DraggedTexts): TextSource | null => {
  const ofImage = sourceOfText(addressOfImage(html));
  if (ofImage) return ofImage;
  // A list of addresses that may contain comments (RFC 2483).
  const lines = list.split(/\r?\n/);
  return sourceOfText(lines.find((line) => line !== '' && !line.startsWith('#')) ?? plain);
};
