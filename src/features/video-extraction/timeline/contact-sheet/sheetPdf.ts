import type { SheetAbout, SheetFrame } from '../../../../../workers/contact-sheet/api';
import { createContactSheets } from '../../../../../workers/contact-sheet/page/client';
import { contactSheetCount, missingStillsMessage } from '../../../../domain/contactSheetMessages';
import type { Services } from '../../../../state/services';
import type { StripContent } from '../stripContent';
import type { ExportTask, StripFile } from '../stripFile';
import { readSheetFrame, sheetCards } from './sheetFrames';

// Its worker starts with the first call.
const ownSheets = createContactSheets();

/**
 * The frames on as many pages as needed: stills as captured, time codes, colors with their hex values. Rejects with the
 * signal's reason.
 */
export const sheetPdf = async (
  { video, bars, name, frameRate, unit, ratio }: StripContent,
  paper: SheetAbout['paper'],
  { signal, progressed }: ExportTask,
  { contactSheets = ownSheets }: Pick<Services, 'contactSheets'>,
): Promise<StripFile> => {
  const cards = sheetCards(video, bars);
  const count = cards.length;
  let missing = 0;
  async function* readFrames(): AsyncGenerator<SheetFrame> {
    for (const [i, card] of cards.entries()) {
      signal.throwIfAborted();
      progressed(i, count);
      // Sequential, so that only one still is in memory beside the document.
      // oxlint-disable-next-line no-await-in-loop
      const { time, hexes, still } = await readSheetFrame(video, card, frameRate);
      if (!still) missing += 1;
      // oxlint-disable-next-line no-await-in-loop
      const jpeg = await still?.thumbnail.arrayBuffer();
      yield { time, hexes, still: still && jpeg ? { jpeg, width: still.width, height: still.height } : null };
    }
    progressed(count, count);
  }
  const about = { title: name, note: contactSheetCount(count, count, unit), paper, ratio, count };
  const bytes = await contactSheets.write(signal, about, readFrames());
  return {
    ending: 'pdf',
    mime: 'application/pdf',
    bytes,
    ...(missing > 0 && { note: missingStillsMessage(missing) }),
  };
};
