import { readableInk } from '../../../color/contrast';
import { colorFromHex } from '../../../color/color';
import { formatHex } from '../../../color/format';
import type { Color } from '../../../color/types';
import { toLatin1 } from '../../../domain/latin1';
import { exportValues, type ExportPalette } from '../../../palette/exportPalette';

/** A4 landscape, in points. */
const PAGE: [number, number] = [841.89, 595.28];
const MARGIN = 36;
const HEADER = 40;

/** One page: the name, then a column for each color with its value and name; scales run downward. */
export const pdfBytes = async (palette: ExportPalette): Promise<Uint8Array> => {
  const { PDFDocument, StandardFonts, rgb } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage(PAGE);
  page.setFont(font);
  const [pageWidth, pageHeight] = PAGE;
  const paint = ({ rgb: { r, g, b } }: Color) => rgb(r / 255, g / 255, b / 255);

  const title = toLatin1(palette.title);
  document.setTitle(title);
  page.drawText(title, { x: MARGIN, y: pageHeight - MARGIN - 16, size: 18 });

  const rows = palette.colors[0]?.values.length ?? 1;
  const width = (pageWidth - 2 * MARGIN) / palette.colors.length;
  const height = (pageHeight - 2 * MARGIN - HEADER) / rows;
  const hasRoom = rows === 1;

  for (const [i, value] of exportValues(palette).entries()) {
    const x = MARGIN + Math.floor(i / rows) * width;
    const y = pageHeight - MARGIN - HEADER - ((i % rows) + 1) * height;
    page.drawRectangle({ x, y, width, height, color: paint(value.color) });

    const ink = paint(colorFromHex(readableInk(value.color.rgb)));
    const label = (text: string, up: number, largest: number): void => {
      const written = toLatin1(text);
      const room = width - 16;
      const size = Math.min(largest, (largest * room) / font.widthOfTextAtSize(written, largest));
      page.drawText(written, { x: x + 8, y: y + up, size, color: ink });
    };
    label(formatHex(value.color), hasRoom ? 26 : 20, hasRoom ? 13 : 9);
    label(value.name, hasRoom ? 10 : 8, hasRoom ? 10 : 8);
  }
  return document.save();
};
