import { VIDEO_MESSAGES } from '../../../domain/videoMessages';
import type { Services } from '../../../state/services';
import { piecesOf } from '../edits/piecesOf';
import { entryAt } from '../edits/shotEntry';
import type { StripContent } from './stripContent';
import type { ExportTask, StripFile } from './stripFile';
import { drawTimeline } from './drawTimeline';
import { stripCsv, stripSvg, type CsvRow } from './stripFiles';
import { coloredParts, createColorsOf, stripParts, transitionsOf, type StripPart } from './stripParts';
import { drawnBars, type Bar } from './timelineBars';

type Format = {
  readonly label: string;
  /** Shown dimmed after the label. */
  readonly note: string;
  /** Appended to the video's name in the file name. */
  readonly suffix: string;
  readonly write: (
    content: StripContent,
    task: ExportTask,
    services: Pick<Services, 'contactSheets'>,
  ) => Promise<StripFile>;
};

const sheetPdf =
  (paper: 'a4' | 'letter'): Format['write'] =>
  async (content, task, services) => {
    const writer = await import('./contact-sheet/sheetPdf');
    return writer.sheetPdf(content, paper, task, services);
  };

const PNG_SIZE = { width: 3200, height: 400 } as const;

const textFile = (ending: string, mime: string, text: string): StripFile => ({
  ending,
  mime,
  bytes: new TextEncoder().encode(text),
});

/** What the bars cover: without what is missing between merged shots. */
const piecesIn = ({ bars, video }: StripContent): readonly Bar[] =>
  bars.flatMap((bar) => piecesOf(video.placementAt(bar.index), bar));

/** A row for each frame, a single one for merged shots unless something between them is missing. */
const csvRows = (content: StripContent): readonly CsvRow[] => {
  const { video } = content;
  const colorsOf = createColorsOf(video);
  return piecesIn(content).map((bar, row) => {
    const { index, from, to } = bar;
    // A shot that began before the in point has no transition.
    const begun = entryAt(video.placementAt(index), from);
    // Nor has the first row: what leads into it is not in the file, as in an EDL.
    const entry = row === 0 && begun !== null && begun !== 'cut' ? 'start' : begun;
    return { index, from, to, dominant: colorsOf(bar), entry };
  });
};

const moved = (part: StripPart, seconds: number): StripPart => ({
  ...part,
  from: part.from + seconds,
  to: part.to + seconds,
  ...(part.into && {
    into: { colors: part.into.colors, from: part.into.from + seconds, to: part.into.to + seconds },
  }),
});

/** Bars for drawings, shifted to the start of the part. */
const drawnParts = ({ video, bars, startSeconds, durationSeconds }: StripContent): readonly StripPart[] =>
  stripParts(video, bars, { from: startSeconds, to: startSeconds + durationSeconds }).map((part) =>
    moved(part, -startSeconds),
  );

const createSurface = (): OffscreenCanvasRenderingContext2D => {
  const surface = new OffscreenCanvas(PNG_SIZE.width, PNG_SIZE.height).getContext('2d');
  if (!surface) throw new Error('no canvas context');
  return surface;
};

const pngOf = async ({ canvas }: OffscreenCanvasRenderingContext2D): Promise<StripFile> => {
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return { ending: 'png', mime: 'image/png', bytes: new Uint8Array(await blob.arrayBuffer()) };
};

const png = async (content: StripContent): Promise<StripFile> => {
  const { video, durationSeconds } = content;
  const surface = createSurface();
  const parts = drawnBars(drawnParts(content), durationSeconds, PNG_SIZE.width);
  const drawn = coloredParts(video, parts);
  drawTimeline(surface, drawn, { ...PNG_SIZE, durationSeconds }, null);
  return pngOf(surface);
};

const barcodePng = async ({ video, startSeconds, durationSeconds }: StripContent): Promise<StripFile> => {
  const means = video.means();
  if (means.times.length === 0) return { refusal: VIDEO_MESSAGES.noBarcode };
  const { barcodeRow, drawRow } = await import('./barcode/drawBarcode');
  const surface = createSurface();
  drawRow(
    surface,
    barcodeRow(means, { from: startSeconds, to: startSeconds + durationSeconds }, PNG_SIZE.width),
  );
  return pngOf(surface);
};

const edl = async (content: StripContent): Promise<StripFile> => {
  const { video, bars, name, frameRate } = content;
  const { cutListEdls, fitsEdl } = await import('./cut-list/cutListEdl');
  if (!fitsEdl(frameRate)) return { refusal: VIDEO_MESSAGES.edlNeedsRate };
  const [first = '', ...others] = cutListEdls(piecesIn(content), transitionsOf(video, bars), name, frameRate);
  if (others.length === 0) return textFile('edl', 'text/plain', first);
  const { strToU8, zipSync } = await import('fflate');
  const files = [first, ...others].map((text, i) => [`cut-list-${i + 1}.edl`, strToU8(text)] as const);
  return { ending: 'zip', mime: 'application/zip', bytes: zipSync(Object.fromEntries(files)) };
};

/** File formats of the strip. */
export const STRIP_FORMATS = {
  png: { label: 'PNG', note: '3200 × 400 px', suffix: 'timeline', write: png },
  barcodePng: { label: 'Barcode, PNG', note: '3200 × 400 px', suffix: 'barcode', write: barcodePng },
  svg: {
    label: 'SVG',
    note: 'Vector',
    suffix: 'timeline',
    write: async (content) =>
      textFile(
        'svg',
        'image/svg+xml',
        stripSvg(coloredParts(content.video, drawnParts(content)), content.durationSeconds),
      ),
  },
  csv: {
    label: 'CSV',
    note: 'Times, colors, shares',
    suffix: 'timeline',
    write: async (content) => textFile('csv', 'text/csv', stripCsv(csvRows(content), content.frameRate)),
  },
  cutListCsv: {
    label: 'Cut list, CSV',
    note: 'Time codes, colors',
    suffix: 'cut-list',
    write: async (content) => {
      const { cutListCsv } = await import('./cut-list/cutListCsv');
      return textFile('csv', 'text/csv', cutListCsv(csvRows(content), content.frameRate));
    },
  },
  cutListEdl: { label: 'Cut list, EDL', note: 'CMX 3600', suffix: 'cut-list', write: edl },
  sheetA4: { label: 'Contact sheet, PDF', note: 'A4', suffix: 'contact-sheet', write: sheetPdf('a4') },
  sheetLetter: {
    label: 'Contact sheet, PDF',
    note: 'Letter',
    suffix: 'contact-sheet',
    write: sheetPdf('letter'),
  },
  sheetPng: {
    label: 'Contact sheet, PNG',
    note: 'One picture',
    suffix: 'contact-sheet',
    write: async (content, task) => {
      const writer = await import('./contact-sheet/sheetPng');
      return writer.sheetPng(content, task);
    },
  },
} as const satisfies Record<string, Format>;

export type StripFormat = keyof typeof STRIP_FORMATS;
