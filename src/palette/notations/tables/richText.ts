import { createCollector, type Found } from '../found';
import { colorFromChannels } from '../values/readColor';

/** The colors of a document: '{\colortbl;\red255\green0\blue0;…}'. The first entry is mostly empty, for the text's own. */
const TABLE = /\{\\colortbl([^{}]{0,20000})\}/;
const ENTRY = /\\red(\d{1,3})\s?\\green(\d{1,3})\s?\\blue(\d{1,3})/;

/** The color table of a rich text ('.rtf'), as TextEdit and WordPad write it. Null for other texts. */
export const parseRichText = (text: string): Found | null => {
  if (!text.startsWith('{\\rtf')) return null;
  const { addColor, found } = createCollector();
  for (const entry of TABLE.exec(text)?.[1]?.split(';') ?? []) {
    const channels = ENTRY.exec(entry)?.slice(1).map(Number);
    const color = channels && colorFromChannels(channels);
    if (color) addColor(color);
  }
  return found('RTF');
};
