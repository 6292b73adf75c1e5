import {
  type CapturedFrame,
  type Gap,
  type VideoCapture,
  VideoExtractionError,
  type VideoInfo,
  type VideoProgress,
  type VideoRequest,
} from '../../../workers/video-extraction/common/api';
import { createVideoExtractor } from '../../../workers/video-extraction/page/client';
import { openHiddenPlayer } from '../../../workers/video-extraction/page/playback/hiddenPlayer';
import { FILMS, type FilmName } from './films';
import { makeFilm } from './makeFilm';

/** A captured frame in a form that leaves the page. */
export type SeenFrame = Pick<
  CapturedFrame,
  'index' | 'timeSeconds' | 'palettes' | 'dominant' | 'width' | 'height'
> & {
  /** RGB in the middle of each quarter of the thumbnail: top left, top right, bottom left, bottom right. */
  readonly quarters: readonly (readonly number[])[];
  readonly jpegBytes: number;
  readonly type: string;
  readonly summarySize: number;
};

/** What came of one film. */
export type Outcome = {
  readonly info: VideoInfo | null;
  readonly failure: string | null;
  readonly detail: string | null;
  readonly reason: string | null;
  /** Parts that could not be read. */
  readonly gaps: readonly Gap[];
  readonly frames: readonly SeenFrame[];
  readonly film: number;
  readonly progress: readonly VideoProgress[];
  readonly inspectMs: number;
  readonly ms: number;
};

const extractor = createVideoExtractor();
const never = (): AbortSignal => new AbortController().signal;

const readQuarters = (picture: ImageBitmap): number[][] => {
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d', {
    willReadFrequently: true,
  });
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0);
  return [0.25, 0.75].flatMap((y) =>
    [0.25, 0.75].map((x) =>
      Array.from(
        context
          .getImageData(Math.floor(picture.width * x), Math.floor(picture.height * y), 1, 1)
          .data.subarray(0, 3),
      ),
    ),
  );
};

const see = async (frame: CapturedFrame): Promise<SeenFrame> => {
  const { index, timeSeconds, palettes, dominant, width, height, thumbnail } = frame;
  const picture = await createImageBitmap(thumbnail);
  const quarters = readQuarters(picture);
  picture.close();
  return {
    index,
    timeSeconds,
    palettes,
    dominant,
    width,
    height,
    quarters,
    jpegBytes: thumbnail.size,
    type: thumbnail.type,
    summarySize: frame.summary.colors.length,
  };
};

const extract = async (
  source: Blob | string,
  capture: VideoCapture,
  clock: VideoRequest['clock'] = 'max',
  signal = never(),
): Promise<Outcome> => {
  const startMs = performance.now();
  const frames: Promise<SeenFrame>[] = [];
  const progress: VideoProgress[] = [];
  const gaps: Gap[] = [];
  let info: VideoInfo | null = null;
  let inspectMs = 0;
  const finish = async (
    end: Pick<Outcome, 'failure' | 'detail' | 'reason'>,
    film: number,
  ): Promise<Outcome> => ({
    ...end,
    gaps,
    info,
    frames: await Promise.all(frames),
    film,
    progress,
    inspectMs,
    ms: performance.now() - startMs,
  });
  let colors = (): number => 0;
  try {
    info = await extractor.inspect(signal, source);
    inspectMs = performance.now() - startMs;
    const run = extractor.extract(
      signal,
      { source, capture, clock },
      {
        onFrame: (frame) => frames.push(see(frame)),
        onProgress: (step) => progress.push(step),
        onGap: (gap) => gaps.push(gap),
      },
    );
    colors = () => run.colors().summary.colors.length;
    const { reason } = await run.done;
    return await finish({ failure: null, detail: null, reason }, colors());
  } catch (error) {
    if (!(error instanceof VideoExtractionError)) throw error;
    return finish({ failure: error.failure, detail: error.detail ?? null, reason: null }, colors());
  }
};

/** What a player shows at these times: the colors of a grid of 160 by 90 places, packed, each color once. */
const look = async (source: Blob, times: readonly number[]): Promise<readonly (readonly number[])[]> => {
  const player = await openHiddenPlayer(never(), source);
  const context = new OffscreenCanvas(160, 90).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  // Every place shows one pixel: a mean of several might be a color that is nowhere in the frame.
  context.imageSmoothingEnabled = false;
  const seen: number[][] = [];
  for (const time of times) {
    const frame = await player.frameAt(time);
    if (!frame) throw new Error(`nothing is shown at ${time}`);
    context.drawImage(frame, 0, 0, 160, 90);
    frame.close();
    const { data } = context.getImageData(0, 0, 160, 90);
    const colors = new Set<number>();
    for (let at = 0; at < data.length; at += 4) {
      colors.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    }
    seen.push([...colors]);
  }
  player.close();
  return seen;
};

const made = new Map<FilmName, Promise<Blob>>();

const page = {
  extractor,
  createVideoExtractor,
  extract,
  look,
  /** A film of the list in films.ts, drawn once. */
  film: async (name: FilmName): Promise<Blob> => {
    const film = made.get(name) ?? makeFilm(FILMS[name]);
    made.set(name, film);
    return film;
  },
  fromBase64: (base64: string): Blob =>
    new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]),
  /** What was chosen in the file field. */
  chosen: (): File => {
    const file = document.querySelector('input')?.files?.[0];
    if (!file) throw new Error('no file was chosen');
    return file;
  },
};

declare global {
  interface Window {
    videoPage: typeof page;
  }
}

window.videoPage = page;
