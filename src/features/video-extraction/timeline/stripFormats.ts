import { FILM_MESSAGES } from '../../../domain/filmMessages';
import type { Services } from '../../../state/services';
import type { StripContent } from './stripContent';
import type { ExportTask, StripFile } from './stripFile';
import { drawTimeline } from './drawTimeline';
import { stripCsv, stripSvg } from './stripFiles';
import { drawnBars, withColors } from './timelineBars';

type Format = {
  readonly label: string;
  /** Quieter, after the label. */
  readonly note: string;
  /** Stands after the film's name in the file's. */
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

const colored = ({ bars, film }: StripContent) => withColors(bars, film.dominantAt);

/** Drawings begin with the part. */
const fromStart = (content: StripContent): StripContent => ({
  ...content,
  bars: content.bars.map((bar) => ({
    ...bar,
    from: bar.from - content.startSeconds,
    to: bar.to - content.startSeconds,
  })),
});

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
  const { bars, film, durationSeconds } = fromStart(content);
  const surface = createSurface();
  const drawn = withColors(drawnBars(bars, durationSeconds, PNG_SIZE.width), film.dominantAt);
  drawTimeline(surface, drawn, { ...PNG_SIZE, durationSeconds }, null);
  return pngOf(surface);
};

const barcodePng = async ({ film, startSeconds, durationSeconds }: StripContent): Promise<StripFile> => {
  const means = film.means();
  if (means.times.length === 0) return { refusal: FILM_MESSAGES.noBarcode };
  const { barcodeRow, drawRow } = await import('./barcode/drawBarcode');
  const surface = createSurface();
  drawRow(
    surface,
    barcodeRow(means, { from: startSeconds, to: startSeconds + durationSeconds }, PNG_SIZE.width),
  );
  return pngOf(surface);
};

const edl = async ({ bars, name, frameRate }: StripContent): Promise<StripFile> => {
  const { cutListEdls, fitsEdl } = await import('./cut-list/cutListEdl');
  if (!fitsEdl(frameRate)) return { refusal: FILM_MESSAGES.edlNeedsRate };
  const [first = '', ...others] = cutListEdls(bars, name, frameRate);
  if (others.length === 0) return textFile('edl', 'text/plain', first);
  const { strToU8, zipSync } = await import('fflate');
  const files = [first, ...others].map((text, i) => [`cut-list-${i + 1}.edl`, strToU8(text)] as const);
  return { ending: 'zip', mime: 'application/zip', bytes: zipSync(Object.fromEntries(files)) };
};

/** What the strip can be saved as. */
export const STRIP_FORMATS = {
  png: { label: 'PNG', note: '3200 × 400 px', suffix: 'timeline', write: png },
  barcodePng: { label: 'Barcode, PNG', note: '3200 × 400 px', suffix: 'barcode', write: barcodePng },
  svg: {
    label: 'SVG',
    note: 'Vector',
    suffix: 'timeline',
    write: async (content) =>
      textFile('svg', 'image/svg+xml', stripSvg(colored(fromStart(content)), content.durationSeconds)),
  },
  csv: {
    label: 'CSV',
    note: 'Times, colors, shares',
    suffix: 'timeline',
    write: async (content) => {
      const rows = colored(content).map(({ from: timeSeconds, dominant }) => ({ timeSeconds, dominant }));
      return textFile('csv', 'text/csv', stripCsv(rows));
    },
  },
  cutListCsv: {
    label: 'Cut list, CSV',
    note: 'Time codes, colors',
    suffix: 'cut-list',
    write: async (content) => {
      const { cutListCsv } = await import('./cut-list/cutListCsv');
      return textFile('csv', 'text/csv', cutListCsv(colored(content), content.frameRate));
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
