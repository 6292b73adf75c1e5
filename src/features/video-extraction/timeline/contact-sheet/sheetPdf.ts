import type { PDFFont, PDFPage } from '@cantoo/pdf-lib';

import { colorFromHex } from '../../../../color/color';
import { contactSheetCount, missingStillsMessage } from '../../../../domain/messages';
import type { StripContent } from '../stripContent';
import type { ExportTask, StripFile } from '../stripFormats';
import { toLatin1 } from '../../../../domain/latin1';
import { readSheetFrame, type SheetFrame } from './sheetFrames';
import { containIn, layOutSheet, splitBox, type Box, type SheetCell } from './sheetLayout';

/** In points. */
export const PAPER = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
} as const;

const MARGIN = 36;
const HEADER = 26;
const TITLE_SIZE = 12;
const NOTE_SIZE = 8;

type Ink = Parameters<PDFPage['drawRectangle']>[0];

/** As much of a text as fits. */
const fitText = (font: PDFFont, text: string, size: number, width: number): string => {
  let fitting = text;
  while (fitting !== '' && font.widthOfTextAtSize(fitting, size) > width) fitting = fitting.slice(0, -1);
  return fitting;
};

/**
 * The frames on pages, as many as it takes: stills as they were captured, time codes, colors with their hexes.
 * Rejects with the signal's reason. Between any two frames the page has its turn.
 */
export const sheetPdf = async (
  { film, bars, name, frameRate, ratio }: StripContent,
  paper: keyof typeof PAPER,
  { signal, progressed }: ExportTask,
): Promise<StripFile> => {
  const { PDFDocument, StandardFonts, rgb } = await import('@cantoo/pdf-lib');
  const { width, height } = PAPER[paper];
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const title = toLatin1(name);
  document.setTitle(title);
  const sheet = layOutSheet({ width, height, columns: 3, margin: MARGIN, gap: 10, header: HEADER, ratio });
  const pages = Math.ceil(bars.length / sheet.places);
  const [text, quiet, empty] = [rgb(0.07, 0.07, 0.09), rgb(0.37, 0.37, 0.41), rgb(0.95, 0.95, 0.96)];

  const place = (box: Box): Ink => ({
    x: box.left,
    y: height - box.top - box.height,
    width: box.width,
    height: box.height,
  });
  const startPage = (number: number): PDFPage => {
    const page = document.addPage([width, height]);
    const note = toLatin1(`${contactSheetCount(bars.length, bars.length)} · ${number} / ${pages}`);
    const noteWidth = font.widthOfTextAtSize(note, NOTE_SIZE);
    const y = height - MARGIN - TITLE_SIZE;
    const room = width - 2 * MARGIN - noteWidth - 12;
    page.drawText(fitText(bold, title, TITLE_SIZE, room), {
      x: MARGIN,
      y,
      size: TITLE_SIZE,
      font: bold,
      color: text,
    });
    page.drawText(note, { x: width - MARGIN - noteWidth, y, size: NOTE_SIZE, font, color: quiet });
    return page;
  };
  const drawFrame = async (page: PDFPage, cell: SheetCell, frame: SheetFrame): Promise<void> => {
    page.drawRectangle({ ...place(cell.still), color: empty });
    if (frame.still) {
      const image = await document.embedJpg(await frame.still.thumbnail.arrayBuffer());
      page.drawImage(image, place(containIn(cell.still, frame.still)));
      // Now, or all of them would be at the end, at once.
      await image.embed();
    }
    const x = cell.still.left;
    page.drawText(frame.time, { x, y: height - cell.timeLine, size: cell.timeSize, font: bold, color: text });
    splitBox(cell.colors, frame.hexes.length).forEach((box, i) => {
      const hex = frame.hexes[i] ?? '';
      const { r, g, b } = colorFromHex(hex).rgb;
      page.drawRectangle({ ...place(box), color: rgb(r / 255, g / 255, b / 255) });
      page.drawText(hex, { x: box.left, y: height - cell.hexLine, size: cell.hexSize, font, color: quiet });
    });
    // Keeps an edge on colors as pale as the paper.
    page.drawRectangle({
      ...place(cell.colors),
      borderColor: rgb(0, 0, 0),
      borderOpacity: 0.16,
      borderWidth: 0.5,
    });
  };

  let page: PDFPage | null = null;
  let missing = 0;
  for (const [i, bar] of bars.entries()) {
    signal.throwIfAborted();
    progressed(i, bars.length);
    const at = i % sheet.places;
    if (!page || at === 0) page = startPage(Math.floor(i / sheet.places) + 1);
    // One after the other: only one still is in memory beside the document.
    // oxlint-disable-next-line no-await-in-loop
    const frame = await readSheetFrame(film, bar, frameRate);
    if (!frame.still) missing += 1;
    // oxlint-disable-next-line no-await-in-loop
    await drawFrame(page, sheet.cell(at), frame);
  }
  progressed(bars.length, bars.length);
  const bytes = await document.save({ useObjectStreams: false, objectsPerTick: 20 });
  signal.throwIfAborted();
  return {
    ending: 'pdf',
    mime: 'application/pdf',
    bytes,
    ...(missing > 0 && { note: missingStillsMessage(missing) }),
  };
};
