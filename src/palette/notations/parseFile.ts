import { IMPORT } from '../../domain/fileLimits';
import { isAco, parseAco } from './binary/aco';
import { isAct, parseAct } from './binary/act';
import { parseAse } from './binary/ase';
import { isBinaryPlist } from './binary/binaryPlist';
import { startsWith } from './binary/byteReader';
import { isTypedStream, parseClr } from './binary/clr';
import { KRITA_FILE, parseKrita } from './binary/krita';
import { parseProcreate, PROCREATE_FILE } from './binary/procreate';
import { isRiffPalette, parseRiff } from './binary/riff';
import { isColorSet, parseXcode } from './binary/xcode';
import { isZip, zipTexts } from './binary/zipEntries';
import { decodeText } from './decodeText';
import { refused, type Found } from './found';
import { jsonDamage } from './json/damagedJson';
import { parseText } from './parseText';
import { ignoreProgress, type ReportRead } from './progress';

/** Palettes of Procreate and Krita, and Xcode asset catalogs. */
const parseArchive = (bytes: Uint8Array): Found => {
  const files = zipTexts(bytes, (path) => path === PROCREATE_FILE || path === KRITA_FILE || isColorSet(path));
  const procreate = files?.get(PROCREATE_FILE);
  if (procreate !== undefined) return parseProcreate(procreate);
  const krita = files?.get(KRITA_FILE);
  if (krita !== undefined) return parseKrita(krita);
  return files && files.size > 0 ? parseXcode(files) : refused('File', 'importUnreadable');
};

const parseBytes = (bytes: Uint8Array, report: ReportRead): Found => {
  if (startsWith(bytes, 'ASEF')) return parseAse(bytes);
  if (isBinaryPlist(bytes)) return parseClr(bytes);
  if (isTypedStream(bytes)) return refused('CLR', 'importTypedStream');
  if (isRiffPalette(bytes)) return parseRiff(bytes);
  if (isZip(bytes)) return parseArchive(bytes);
  const text = decodeText(bytes);
  if (text !== null) {
    const found = parseText(text, report);
    // Other readers would take the rest of a damaged value for a color.
    return jsonDamage(text) === null ? found : refused('JSON', 'importUnreadable');
  }
  if (isAco(bytes)) return parseAco(bytes);
  return isAct(bytes) ? parseAct(bytes) : refused('File', 'importUnreadable');
};

/** The colors of a file, recognized by content and not by name. Never throws. `report` receives the progress. */
export const parseFile = (bytes: Uint8Array, report: ReportRead = ignoreProgress): Found => {
  if (bytes.length > IMPORT.maxBytes) return refused('File', 'importTooLarge');
  if (bytes.length === 0) return refused('File', 'importEmpty');
  try {
    return parseBytes(bytes, report);
  } catch {
    return refused('File', 'importUnreadable');
  }
};
