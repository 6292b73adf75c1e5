import { PDFDocument, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';

import { colorFromHex } from '../../src/color/color';
import { fitText } from '../../src/domain/fitText';
import { toLatin1 } from '../../src/domain/latin1';
import {
  columnsFor,
  containIn,
  layOutSheet,
  splitBox,
  type Box,
  type SheetCell,
} from '../../src/domain/sheetLayout';
import type { SheetAbout, SheetFrame } from './api';

/** In points. */
const PAPER = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
} as const;

/** For a long video; few frames are laid out in fewer, larger columns. */
const MOST_COLUMNS = 3;
const MARGIN = 36;
const GAP = 10;
const HEADER = 26;
const TITLE_SIZE = 12;
const NOTE_SIZE = 8;
const [TEXT, QUIET, EMPTY] = [rgb(0.07, 0.07, 0.09), rgb(0.37, 0.37, 0.41), rgb(0.95, 0.95, 0.96)];

export type SheetPdf = {
  /** Draws the next frame, adding a page when needed. */
  readonly add: (frame: SheetFrame) => Promise<void>;
  readonly finish: () => Promise<Uint8Array<ArrayBuffer>>;
};

/** Begins a PDF of a video's frames: stills as captured, time codes, and colors with their hex codes. */
export const createSheetPdf = async ({ title, note, paper, ratio, count }: SheetAbout): Promise<SheetPdf> => {
  const { width, height } = PAPER[paper];
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const head = toLatin1(title);
  document.setTitle(head);
  const shape = { width, height, columns: MOST_COLUMNS, margin: MARGIN, gap: GAP, header: HEADER, ratio };
  const sheet = layOutSheet({ ...shape, columns: columnsFor(count, shape) });
  const pages = Math.ceil(count / sheet.places);

  const place = (box: Box) => ({
    x: box.left,
    y: height - box.top - box.height,
    width: box.width,
    height: box.height,
  });
  const startPage = (number: number): PDFPage => {
    const page = document.addPage([width, height]);
    const text = toLatin1(`${note} · ${number} / ${pages}`);
    const textWidth = font.widthOfTextAtSize(text, NOTE_SIZE);
    const y = height - MARGIN - TITLE_SIZE;
    const room = width - 2 * MARGIN - textWidth - 12;
    const fitting = fitText(head, (part) => bold.widthOfTextAtSize(part, TITLE_SIZE) <= room);
    page.drawText(fitting, { x: MARGIN, y, size: TITLE_SIZE, font: bold, color: TEXT });
    page.drawText(text, { x: width - MARGIN - textWidth, y, size: NOTE_SIZE, font, color: QUIET });
    return page;
  };
  const drawColors = (page: PDFPage, cell: SheetCell, hexes: readonly string[]): void => {
    splitBox(cell.colors, hexes.length).forEach((box, i) => {
      const hex = hexes[i] ?? '';
      const { r, g, b } = colorFromHex(hex).rgb;
      page.drawRectangle({ ...place(box), color: rgb(r / 255, g / 255, b / 255) });
      page.drawText(hex, { x: box.left, y: height - cell.hexLine, size: cell.hexSize, font, color: QUIET });
    });
    // Outlines colors as pale as the paper.
    const edge = { borderColor: rgb(0, 0, 0), borderOpacity: 0.16, borderWidth: 0.5 };
    page.drawRectangle({ ...place(cell.colors), ...edge });
  };

  let page: PDFPage | null = null;
  let added = 0;
  return {
    add: async ({ time, hexes, still }) => {
      const at = added % sheet.places;
      if (!page || at === 0) page = startPage(Math.floor(added / sheet.places) + 1);
      added += 1;
      const onto = page;
      const cell = sheet.cell(at);
      onto.drawRectangle({ ...place(cell.still), color: EMPTY });
      if (still) {
        const image = await document.embedJpg(still.jpeg);
        onto.drawImage(image, place(containIn(cell.still, still)));
        // Embedded now, because otherwise the stills of all pages would be held twice until the end.
        await image.embed();
      }
      const line = { x: cell.still.left, y: height - cell.timeLine, size: cell.timeSize };
      onto.drawText(time, { ...line, font: bold, color: TEXT });
      drawColors(onto, cell, hexes);
    },
    finish: async () => new Uint8Array(await document.save({ useObjectStreams: false })),
  };
};
