import { PDFDocument, type PDFFont, type PDFImage, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';

import { colorFromHex } from '../../src/color/color';
import { toLatin1 } from '../../src/domain/latin1';
import {
  SIGN_CORNERS,
  type SheetBox,
  type SheetMark,
  type SheetPage,
  type SheetText,
} from '../../src/theme/sheet/shapes';
import { fitText } from '../../src/domain/fitText';
import type { DrawnText } from './drawnText';

/** A4, in points. */
const PAPER = { width: 595.28, height: 841.89 };
const HAIRLINE = 0.5;

const paint = (hex: string) => {
  const { r, g, b } = colorFromHex(hex).rgb;
  return rgb(r / 255, g / 255, b / 255);
};

/** Replaces characters of sheets that the standard fonts lack. */
const written = (text: string): string => toLatin1(text.replaceAll('…', '...'));

type Pen = {
  readonly page: PDFPage;
  readonly plain: PDFFont;
  readonly bold: PDFFont;
  /** Points per CSS pixel; y points down in CSS pixels and up in points. */
  readonly scale: number;
  readonly left: number;
};

const drawBox = ({ page, scale, left }: Pen, { x, y, width, height, color, edge }: SheetBox): void => {
  const place = {
    x: left + x * scale,
    y: PAPER.height - (y + height) * scale,
    width: width * scale,
    height: height * scale,
  };
  page.drawRectangle({ ...place, color: paint(color) });
  if (edge !== undefined)
    page.drawRectangle({ ...place, borderColor: paint(edge), borderWidth: HAIRLINE * scale });
};

const AROUND = { left: 0, center: 0.5, right: 1 } as const;

const drawText = ({ page, plain, bold, scale, left }: Pen, shape: SheetText): void => {
  const font = shape.isBold ? bold : plain;
  const size = shape.size * scale;
  const widthOf = (text: string): number => font.widthOfTextAtSize(written(text), size);
  const text = fitText(shape.text, (part) => widthOf(part) <= shape.width * scale);
  page.drawText(written(text), {
    x: left + shape.x * scale - AROUND[shape.align] * widthOf(text),
    y: PAPER.height - shape.y * scale,
    size,
    font,
    color: paint(shape.color),
  });
};

const drawMark = ({ page, scale, left }: Pen, { sign, x, y, radius, color }: SheetMark): void => {
  const middle = { x: left + x * scale, y: PAPER.height - y * scale, color: paint(color) };
  if (sign === 'anchor') {
    page.drawCircle({ ...middle, size: radius * scale });
    return;
  }
  const corners = SIGN_CORNERS[sign].map(([across, down]) => `${across * radius} ${down * radius}`);
  page.drawSvgPath(`M${corners.join('L')}Z`, { ...middle, scale });
};

type Picture = { readonly image: PDFImage; readonly drawn: DrawnText };

const drawPicture = ({ page, scale, left }: Pen, shape: SheetText, { image, drawn }: Picture): void => {
  page.drawImage(image, {
    x: left + (shape.x - AROUND[shape.align] * drawn.width) * scale,
    y: PAPER.height - (shape.y - drawn.rise + drawn.height) * scale,
    width: drawn.width * scale,
    height: drawn.height * scale,
  });
};

const isWritable = (text: string): boolean =>
  written(text).normalize() === text.replaceAll('…', '...').normalize();

/**
 * A document with an A4 page per sheet page. Everything is vector graphics, except text for which PDF readers have no
 * fonts: names in other scripts are rendered as pictures.
 * @param drawnText renders such a text in the device's fonts
 */
export const sheetPdf = async (
  pages: readonly SheetPage[],
  title: string,
  drawnText: (text: SheetText) => Promise<DrawnText>,
): Promise<Blob> => {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setCreator('Hueloom');
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const texts = pages.flatMap(({ shapes }) => shapes.filter((shape) => shape.kind === 'text'));
  const pictures = new Map(
    await Promise.all(
      texts
        .filter(({ text }) => !isWritable(text))
        .map(async (shape) => {
          const drawn = await drawnText(shape);
          return [shape, { image: await document.embedPng(drawn.png), drawn }] as const;
        }),
    ),
  );
  for (const { width, height, shapes } of pages) {
    const page = document.addPage([PAPER.width, PAPER.height]);
    const scale = Math.min(PAPER.width / width, PAPER.height / height);
    const pen: Pen = { page, plain, bold, scale, left: (PAPER.width - width * scale) / 2 };
    const ground = shapes[0]?.color;
    if (ground !== undefined) page.drawRectangle({ x: 0, y: 0, ...PAPER, color: paint(ground) });
    for (const shape of shapes) {
      if (shape.kind === 'box') drawBox(pen, shape);
      else if (shape.kind === 'mark') drawMark(pen, shape);
      else {
        const picture = pictures.get(shape);
        if (picture) drawPicture(pen, shape, picture);
        else drawText(pen, shape);
      }
    }
  }
  return new Blob([new Uint8Array(await document.save())], { type: 'application/pdf' });
};
