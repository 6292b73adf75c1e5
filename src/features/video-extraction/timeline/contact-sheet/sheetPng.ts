import { nextTask } from '../../../../state/nextTask';
import { fitText } from '../../../../domain/fitText';
import { contactSheetCount, missingStillsMessage } from '../../../../domain/contactSheetMessages';
import type { StripContent } from '../stripContent';
import type { ExportTask, StripFile } from '../stripFile';
import { createPngWriter } from './pngWriter';
import { readSheetFrame, sheetCards, spreadEvenly, type SheetFrame } from './sheetFrames';
import { containIn, layOutSheet, splitBox, type Box, type SheetCell } from '../../../../domain/sheetLayout';

const MOST_COLUMNS = 6;
/** 17 megapixels, which every program and phone can open. */
const MOST_HEIGHT = 8192;
const CELL_WIDTH = 320;
const SHAPE = { margin: 32, gap: 16, header: 48 } as const;
const FONT = '"Inter Variable", system-ui, sans-serif';
const [TEXT, QUIET, PAPER, EMPTY] = ['#131313', '#606060', '#ffffff', '#f4f4f4'];
/** Outlines colors as pale as the paper. */
const EDGE = 'rgb(0 0 0 / 0.16)';

/** Rows of pixels that are read and filtered at once. */
const BAND = 24;

const columnsOf = (count: number): number =>
  Math.min(count, MOST_COLUMNS, Math.max(3, Math.ceil(Math.sqrt(count))));

const drawFrame = async (
  surface: OffscreenCanvasRenderingContext2D,
  cell: SheetCell,
  frame: SheetFrame,
): Promise<void> => {
  const fill = (box: Box, color: string): void => {
    surface.fillStyle = color;
    surface.fillRect(box.left, box.top, box.width, box.height);
  };
  const write = (text: string, left: number, line: number, style: string, color: string): void => {
    surface.font = style;
    surface.fillStyle = color;
    surface.fillText(text, left, line);
  };
  fill(cell.still, EMPTY);
  if (frame.still) {
    const bitmap = await createImageBitmap(frame.still.thumbnail);
    const { left, top, width, height } = containIn(cell.still, frame.still);
    surface.drawImage(bitmap, left, top, width, height);
    bitmap.close();
    // Canvases defer drawing until they are read: a whole row at once would block the page.
    surface.getImageData(0, 0, 1, 1);
  }
  write(frame.time, cell.still.left, cell.timeLine, `600 ${cell.timeSize}px ${FONT}`, TEXT);
  splitBox(cell.colors, frame.hexes.length).forEach((box, i) => {
    const hex = frame.hexes[i] ?? '';
    fill(box, hex);
    write(hex, box.left, cell.hexLine, `400 ${cell.hexSize}px ${FONT}`, QUIET);
  });
  const { left, top, width, height } = cell.colors;
  surface.strokeStyle = EDGE;
  surface.strokeRect(left + 0.5, top + 0.5, width - 1, height - 1);
};

/**
 * The frames as one picture of at most 2064 × 8192 pixels; if more than fit, an evenly spread selection. Drawn still by
 * still, so that the page stays responsive. Rejects with the signal's reason.
 */
export const sheetPng = async (
  { video, bars, name, frameRate, unit, ratio }: StripContent,
  { signal, progressed }: ExportTask,
): Promise<StripFile> => {
  const cards = sheetCards(video, bars);
  const columns = columnsOf(cards.length);
  const width = 2 * SHAPE.margin + columns * CELL_WIDTH + (columns - 1) * SHAPE.gap;
  const sheet = layOutSheet({ ...SHAPE, width, height: MOST_HEIGHT, columns, ratio });
  const shown = spreadEvenly(cards, sheet.places);
  const height = sheet.heightOf(shown.length);
  const rowTop = (row: number): number => (row === 0 ? 0 : Math.floor(sheet.cell(row * columns).still.top));
  const rows = Math.ceil(shown.length / columns);
  const rowHeight = (row: number): number => (row + 1 < rows ? rowTop(row + 1) : height) - rowTop(row);
  const tallest = Math.max(...Array.from({ length: rows }, (_, row) => rowHeight(row)));
  const surface = new OffscreenCanvas(width, tallest).getContext('2d', { willReadFrequently: true });
  if (!surface) throw new Error('no canvas context');
  const writer = createPngWriter(width, height);
  let missing = 0;

  const drawHeader = (): void => {
    const note = contactSheetCount(shown.length, cards.length, unit);
    surface.font = `400 15px ${FONT}`;
    surface.fillStyle = QUIET;
    const noteWidth = surface.measureText(note).width;
    surface.fillText(note, width - SHAPE.margin - noteWidth, SHAPE.margin + 20);
    surface.font = `600 20px ${FONT}`;
    surface.fillStyle = TEXT;
    const room = width - 2 * SHAPE.margin - noteWidth - 24;
    const title = fitText(name, (part) => surface.measureText(part).width <= room);
    surface.fillText(title, SHAPE.margin, SHAPE.margin + 20);
  };
  const drawRow = async (row: number): Promise<void> => {
    surface.setTransform(1, 0, 0, 1, 0, 0);
    surface.fillStyle = PAPER;
    surface.fillRect(0, 0, width, tallest);
    surface.setTransform(1, 0, 0, 1, 0, -rowTop(row));
    if (row === 0) drawHeader();
    for (let at = row * columns; at < Math.min(shown.length, (row + 1) * columns); at++) {
      signal.throwIfAborted();
      progressed(at, shown.length);
      const card = shown[at];
      if (!card) break;
      // Sequential, so that only one still is decoded at a time.
      // oxlint-disable-next-line no-await-in-loop
      const frame = await readSheetFrame(video, card, frameRate);
      if (!frame.still) missing += 1;
      // oxlint-disable-next-line no-await-in-loop
      await drawFrame(surface, sheet.cell(at), frame);
    }
  };

  try {
    for (let row = 0; row < rows; row++) {
      // oxlint-disable-next-line no-await-in-loop -- the lines of a picture, from top to bottom
      await drawRow(row);
      for (let top = 0; top < rowHeight(row); top += BAND) {
        const lines = Math.min(BAND, rowHeight(row) - top);
        // oxlint-disable-next-line no-await-in-loop
        await writer.write(surface.getImageData(0, top, width, lines).data);
        // oxlint-disable-next-line no-await-in-loop
        await nextTask();
      }
    }
    progressed(shown.length, shown.length);
    const bytes = new Uint8Array(await (await writer.end()).arrayBuffer());
    signal.throwIfAborted();
    const notes = [
      ...(shown.length < cards.length ? [contactSheetCount(shown.length, cards.length, unit)] : []),
      ...(missing > 0 ? [missingStillsMessage(missing)] : []),
    ];
    return { ending: 'png', mime: 'image/png', bytes, ...(notes.length > 0 && { note: notes.join('. ') }) };
  } catch (error) {
    writer.abort();
    throw error;
  }
};
