import type { CapturedFrame } from '../../../../workers/video-extraction/shared/api';
import type { ColorSummary } from '../../../engine/engine';
import type { KeptFrame } from '../../../state/filmArchive';
import { selectUser } from '../../../state/sessionSlice';
import { cachedFilm } from './filmCache';
import { openStill } from './filmStills';
import {
  selectEnding,
  selectShown,
  type Ending,
  type Film,
  type Frame,
  type Shown,
} from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';

/** A film that is larger is not kept a second time: after a reload its frames are there, and it is chosen again. */
const MAX_SOURCE_BYTES = 64 * 1024 * 1024;

/** Changes with what is written, so that an older page's film is not misread. */
const VERSION = 1;

/** What the archive knows of a film, beside its frames. */
export type About = {
  readonly version: typeof VERSION;
  /** Whose extraction it was. */
  readonly userId: string | null;
  readonly shown: Omit<Shown, keyof Pick<Film, 'id'>>;
  readonly ending: Ending | null;
};

export const isAbout = (value: unknown): value is About =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === VERSION;

const describe = (): VideoThunk<About | null> => (_, getState) => {
  const shown = selectShown(getState());
  if (!shown) return null;
  const { id: _id, ...rest } = shown;
  const userId = selectUser(getState())?.id ?? null;
  return { version: VERSION, userId, shown: rest, ending: selectEnding(getState()) };
};

/** Keeps the film on the page from its first frame on. */
export const keepFilm =
  (colors: ColorSummary): VideoThunk<void> =>
  (dispatch, getState, { filmArchive }) => {
    const about = dispatch(describe());
    const source = cachedFilm(selectShown(getState())?.id ?? 0)?.source ?? null;
    const isSmall = source !== null && source.size <= MAX_SOURCE_BYTES;
    if (about) filmArchive.begin({ about, colors, source: isSmall ? source : null });
  };

/** Keeps how the film stands by now. */
export const updateKeptFilm =
  (colors: ColorSummary): VideoThunk<void> =>
  (dispatch, _, { filmArchive }) => {
    const about = dispatch(describe());
    if (about) filmArchive.update({ about, colors });
  };

export const keepFrames =
  (frames: readonly CapturedFrame[]): VideoThunk<void> =>
  (_dispatch, _getState, { filmArchive }) =>
    filmArchive.keep(frames.map((frame) => ({ ...frame, round: 0 })));

/** Keeps the other palettes of a frame in the place of those that it had. */
export const keepRegenerated =
  (
    filmId: number,
    { index, timeSeconds, width, height, dominant }: Frame,
    changed: Pick<KeptFrame, 'palettes' | 'round'>,
  ): VideoThunk<void> =>
  (_dispatch, _getState, { filmArchive }) => {
    const film = cachedFilm(filmId);
    const still = film?.stills.at(index);
    const summary = film?.summaries.at(index);
    if (!still || !summary) return;
    const thumbnail = openStill(still);
    filmArchive.keep([{ index, timeSeconds, width, height, dominant, thumbnail, summary, ...changed }]);
  };
