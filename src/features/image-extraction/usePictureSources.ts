import { useCallback, useRef, useState } from 'react';

import { BATCH_MESSAGES } from '../../domain/batchMessages';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import { reportError } from '../../state/reportError';
import { selectHasBatch } from './batch/pictureBatchSlice';
import { type BatchRun, useBatch } from './batch/useBatch';
import { type ImageSource, sourceOfProblem } from './extractImage';
import { selectPicture, selectProblem, selectRun } from './imageExtractionSlice';
import type { ImageThunk } from './imageThunk';
import type { TextSource } from './incoming/addressOfText';
import type { DroppedFiles } from './incoming/droppedFiles';
import { hasBatchNow, type PagePlace, usePagePlace } from './usePagePlace';
import { type Extracting, useExtraction } from './useExtraction';
import { usePictureAfterSignIn } from './usePictureAfterSignIn';

export type PictureSources = {
  readonly extracting: Extracting;
  readonly batch: BatchRun;
  /** What the page shows: the choice of a picture, one picture, or several. */
  readonly shown: PagePlace;
  readonly hasBatch: boolean;
  readonly show: (place: PagePlace) => void;
  readonly start: (source: ImageSource) => void;
  /** Reads the picture that could not be read once more; undefined if there is none. */
  readonly retry: (() => void) | undefined;
  readonly takeFiles: (files: DroppedFiles) => void;
  readonly takeText: (source: TextSource) => void;
  readonly refuse: (error: unknown) => void;
  /** Shows one of several pictures by itself. It was counted when it was read. */
  readonly openBatched: (id: number) => void;
  /** The one of several that was shown by itself last. */
  readonly lastOpened: number | null;
};

/** The file being read, and the state before it: when that has changed, reading has ended. */
type Reading = {
  readonly file: File;
  readonly pictureId: number | null;
  readonly problem: ReturnType<typeof selectProblem>;
};

const beginReading =
  (file: File): ImageThunk<Reading> =>
  (_, getState) => ({
    file,
    pictureId: selectPicture(getState())?.id ?? null,
    problem: selectProblem(getState()),
  });

const isThrough =
  ({ pictureId, problem }: Reading): ImageThunk<boolean> =>
  (_, getState) => {
    const latest = selectProblem(getState());
    const isRefused = latest !== null && latest !== problem;
    return isRefused || (selectPicture(getState())?.id ?? null) !== pictureId;
  };

type Present = { readonly isBusy: boolean; readonly hasPicture: boolean; readonly hasBatch: boolean };

/** The requested place if it has something to show; a picture being read takes precedence over a finished one. */
const shownPlace = (place: PagePlace, { isBusy, hasPicture, hasBatch }: Present): PagePlace => {
  if (place === 'batch' && hasBatch) return 'batch';
  if (isBusy) return 'picture';
  if (place === 'choice') return 'choice';
  if (hasPicture) return 'picture';
  return hasBatch ? 'batch' : 'choice';
};

/** Routes incoming pictures: a single one to the workspace, several to a list. */
export const usePictureSources = (): PictureSources => {
  const dispatch = useAppDispatch();
  const { toasts, batchCache } = useServices();
  const extracting = useExtraction();
  const batch = useBatch();
  const isBusy = useAppSelector(selectRun) !== null;
  const hasPicture = useAppSelector(selectPicture) !== null;
  const hasBatch = useAppSelector(selectHasBatch);
  const { place, show } = usePagePlace();
  const [lastOpened, setLastOpened] = useState<number | null>(null);
  /** The picture that is being read, or that the daily limit refused: it is read after the sign-in. */
  const pending = useRef<ImageSource | null>(null);
  /** The file that is being read for the first time: another one that arrives must not abort it. */
  const reading = useRef<Reading | null>(null);

  const problem = useAppSelector(selectProblem);
  const failed = problem && sourceOfProblem(problem);
  /** Reads what was open before the sign-in again, if that was the last. */
  const [reopen, setReopen] = useState<(() => void) | null>(null);

  const { choose, cancel } = extracting;
  const { add } = batch;
  const start = useCallback(
    (source: ImageSource) => {
      show('picture');
      setReopen(null);
      pending.current = source;
      const isFirst = source.kind === 'file' && !source.isCounted && source.file instanceof File;
      const begun = isFirst ? dispatch(beginReading(source.file)) : null;
      reading.current = begun;
      void choose(source).then((isAllowed) => {
        if (reading.current === begun) reading.current = null;
        if (pending.current !== source) return;
        if (isAllowed) pending.current = null;
        else show(place);
      });
    },
    [choose, dispatch, place, show],
  );

  /** Returns the file being read, which continues as part of the batch. */
  const moveToBatch = useCallback((): readonly File[] => {
    const begun = reading.current;
    reading.current = null;
    if (!begun || dispatch(isThrough(begun))) return [];
    cancel();
    return [begun.file];
  }, [cancel, dispatch]);

  const takeFiles = useCallback(
    ({ files, hadFolder, mayBeMore, problem: unread }: DroppedFiles) => {
      const [first] = files;
      if (unread !== undefined) toasts.show(unread, { tone: 'error' });
      if (!first) {
        if (hadFolder) toasts.show(BATCH_MESSAGES.folderEmpty, { tone: 'error' });
        return;
      }
      const before = moveToBatch();
      if (files.length === 1 && before.length === 0 && !dispatch(hasBatchNow())) {
        start({ kind: 'file', file: first, name: first.name || 'Pasted picture' });
        return;
      }
      add({ files: [...before, ...files], ...(mayBeMore && { mayBeMore }) });
      show('batch');
    },
    [add, dispatch, moveToBatch, show, start, toasts],
  );

  const takeText = useCallback(
    (source: TextSource) => {
      if (source.kind === 'svg') {
        const file = new File([source.text], 'Pasted drawing.svg', { type: 'image/svg+xml' });
        takeFiles({ files: [file], hadFolder: false });
        return;
      }
      const before = moveToBatch();
      if (before.length > 0) add({ files: before });
      start(source);
    },
    [add, moveToBatch, start, takeFiles],
  );

  const refuse = useCallback(
    (error: unknown) => {
      reportError('reading a dropped folder', error);
      toasts.show(BATCH_MESSAGES.folderUnreadable, { tone: 'error' });
    },
    [toasts],
  );

  const openBatched = useCallback(
    (id: number) => {
      const file = batchCache.file(id);
      if (!file) return;
      setLastOpened(id);
      start({ kind: 'file', file, name: file.name || 'Pasted picture', isCounted: true });
    },
    [batchCache, start],
  );

  const shown = shownPlace(place, { isBusy, hasPicture, hasBatch });
  const keepReopening = useCallback((again: () => void) => setReopen(() => again), []);
  usePictureAfterSignIn({
    shown,
    pending,
    extracting,
    show,
    start,
    readRest: batch.resume,
    onReopen: keepReopening,
  });

  return {
    extracting,
    batch,
    shown,
    hasBatch,
    show,
    start,
    retry: reopen ?? (failed ? () => start(failed) : undefined),
    takeFiles,
    takeText,
    refuse,
    openBatched,
    lastOpened,
  };
};
