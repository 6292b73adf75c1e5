import { IMPORT } from '../../src/domain/fileLimits';
import { summarizeFound, type FoundSummary } from '../../src/palette/foundSummary';
import { MEDIA_HEAD_BYTES, mediaKind, type MediaKind } from '../../src/palette/notations/binary/media';
import { refused, type Found } from '../../src/palette/notations/found';
import { parseFile } from '../../src/palette/notations/parseFile';
import { parseText } from '../../src/palette/notations/parseText';
import type { ReportRead } from '../../src/palette/notations/progress';
import type { PaletteSource } from './api';

const OF_MEDIA = {
  picture: 'importPicture',
  film: 'importFilm',
  pdf: 'importPdf',
} as const satisfies Record<MediaKind, string>;

const findIn = async (source: PaletteSource, report: ReportRead): Promise<Found> => {
  if (typeof source === 'string') return parseText(source, report);
  try {
    const kind = mediaKind(new Uint8Array(await source.slice(0, MEDIA_HEAD_BYTES).arrayBuffer()));
    if (kind !== null) return refused('File', OF_MEDIA[kind]);
    // Not read at all: a file dropped by mistake may exceed the memory.
    if (source.size > IMPORT.maxBytes) return refused('File', 'importTooLarge');
    return parseFile(new Uint8Array(await source.arrayBuffer()), report);
  } catch {
    // Moved or deleted since it was chosen; folders also end here.
    return refused('File', 'importUnreadable');
  }
};

/** The colors found in a text or file, grouped. Never rejects. */
export const readSource = async (source: PaletteSource, report: ReportRead): Promise<FoundSummary> =>
  summarizeFound(await findIn(source, report));
