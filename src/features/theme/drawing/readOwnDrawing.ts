import { ExtractionError, type Extraction } from '../../../../workers/image-extraction/api';
import { withoutExtension } from '../../../domain/withoutExtension';
import { DRAWING_FAILURES, DRAWING_MESSAGES } from '../../../domain/drawingMessages';
import { MESSAGES, missingPartMessage } from '../../../domain/messages';
import { IMAGE_FAILURE_REASONS } from '../../../domain/imageMessages';
import type { Raster } from '../../../color/locateColors';
import { reportError } from '../../../state/reportError';
import type { Services } from '../../../state/services';
import type { DrawnColor } from '../../../theme/drawing/placeColors';
import { openDrawings } from './openDrawings';
import type { OwnDrawing } from './ownDrawing';

export type ReadOutcome = { readonly own: OwnDrawing } | { readonly problem: string };

/** Number of main colors that are matched in a photograph. */
const PHOTO_COLORS = 9;

const titleOf = (name: string): string => withoutExtension(name) || 'drawing';

const failureText = ({ failure, detail }: Pick<ExtractionError, 'failure' | 'detail'>): string =>
  detail ?? (failure === 'canvas' ? MESSAGES.canvasFailed : IMAGE_FAILURE_REASONS[failure]);

const rasterOf = ({ preview }: Extraction): Raster | null => {
  const { width, height } = preview;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  context?.drawImage(preview, 0, 0);
  preview.close();
  return context && { width, height, rgba: context.getImageData(0, 0, width, height).data };
};

const heaviestFirst = (colors: readonly DrawnColor[]): readonly DrawnColor[] =>
  colors.toSorted((a, b) => b.weight - a.weight);

const readPicture = async (
  { imageExtractor }: Pick<Services, 'imageExtractor'>,
  signal: AbortSignal,
  source: Blob,
  name: string,
): Promise<ReadOutcome> => {
  const extraction = await imageExtractor.extract(signal, { source, count: PHOTO_COLORS, style: 'even' });
  const raster = rasterOf(extraction);
  if (!raster) return { problem: MESSAGES.canvasFailed };
  const { width, height, palette, colors } = extraction;
  const { drawn } = colors;
  const found = drawn
    ? [...drawn.colors].map((rgb, i) => ({ rgb, weight: drawn.weights[i] ?? 0 }))
    : palette.map(({ rgb, share }) => ({ rgb, weight: share }));
  return {
    own: {
      kind: 'picture',
      name,
      width,
      height,
      source,
      raster,
      colors: heaviestFirst(found),
      isFlat: drawn !== null,
    },
  };
};

/** Reads a file for recoloring, or returns a sentence why it cannot be. Rejects only when aborted. */
export const readOwnDrawing = async (
  services: Pick<Services, 'openDrawings' | 'imageExtractor'>,
  signal: AbortSignal,
  source: Blob,
  fileName: string,
): Promise<ReadOutcome> => {
  const name = titleOf(fileName);
  const drawings = await openDrawings(services).catch((error: unknown): null => {
    reportError('loading what reads drawings', error);
    return null;
  });
  signal.throwIfAborted();
  if (!drawings) return { problem: missingPartMessage(navigator.onLine) };
  try {
    const reply = await drawings.read(signal, source);
    if (reply.kind === 'picture') return await readPicture(services, signal, source, name);
    if (reply.kind === 'svg') return { own: { ...reply, name } };
    return {
      problem:
        reply.kind === 'refused'
          ? failureText({ failure: reply.failure, detail: reply.detail })
          : DRAWING_FAILURES[reply.failure],
    };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ExtractionError) return { problem: failureText(error) };
    reportError('reading a drawing for a theme', error);
    return { problem: DRAWING_MESSAGES.failed };
  }
};
