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
    // Not even read: what was dropped by mistake may be longer than memory.
    if (source.size > IMPORT.maxBytes) return refused('File', 'importTooLarge');
    return parseFile(new Uint8Array(await source.arrayBuffer()), report);
  } catch {
    // Moved or taken away since it was chosen; folders are refused here, too.
    return refused('File', 'importUnreadable');
  }
};

/** What a text or file holds, grouped. Never rejects. */
export const readSource = async (source: PaletteSource, report: ReportRead): Promise<FoundSummary> =>
  summarizeFound(await findIn(source, report));
