import { IMPORT } from '../../domain/limits';
import { refused, type Found } from './found';
import { isAco, parseAco } from './binary/aco';
import { parseAse } from './binary/ase';
import { startsWith } from './binary/byteReader';
import { isRiffPalette, parseRiff } from './binary/riff';
import { parseText } from './parseText';

/** Signs that no text has. */
const CONTROL = /[^\P{Cc}\t\n\v\f\r]/u;

const decode = (bytes: Uint8Array): string | null => {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Palette files of older programs.
    const text = new TextDecoder('windows-1252').decode(bytes);
    return CONTROL.test(text) ? null : text;
  }
};

/** Colors of a file, by what is in it and not by its name. Never throws. */
export const parseFile = (bytes: Uint8Array): Found => {
  if (bytes.length > IMPORT.maxBytes) return refused('File', 'importTooLarge');
  if (bytes.length === 0) return refused('File', 'importEmpty');
  if (startsWith(bytes, 'ASEF')) return parseAse(bytes);
  if (isRiffPalette(bytes)) return parseRiff(bytes);
  if (isAco(bytes)) return parseAco(bytes);
  const text = decode(bytes);
  return text === null || CONTROL.test(text) ? refused('File', 'importUnreadable') : parseText(text);
};
