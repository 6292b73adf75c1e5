import { useEffect, useState } from 'react';

import type { Look } from '../../../../workers/picture-looks/api';
import { reportError } from '../../../state/reportError';
import { useServices } from '../../../state/servicesContext';
import { STOPPED } from '../../../state/stopped';
import { previewPixels } from '../picture/previewPixels';
import type { LastLook } from './useLastLook';

/** What is drawn sooner needs no progress, which would only flash. */
const LONG_MS = 400;

export type SeenLook = {
  /** Null until the worker has first drawn it, and where it could not draw what is chosen. */
  readonly seen: ImageData | null;
  /**
   * How much is drawn, from 0 to 1, where that takes long; null once it is canceled or has failed. Undefined if there is
   * nothing to say.
   */
  readonly done: number | null | undefined;
  readonly hasFailed: boolean;
  readonly cancel: () => void;
  /** Draws what was canceled after all, or tries once more. */
  readonly draw: () => void;
};

/** The preview of a picture in a view. */
export const useLook = (pictureId: number, look: Look, { drawn, onDrawn, onCancel }: LastLook): SeenLook => {
  const { pictureCache, pictureLooks } = useServices();
  const key = JSON.stringify(look);
  const [seen, setSeen] = useState<ImageData | null>(null);
  const [long, setLong] = useState<{ readonly key: string; readonly done: number } | null>(null);
  const [ended, setEnded] = useState<{ readonly key: string; readonly hasFailed: boolean } | null>(null);
  // What is chosen anew is drawn, whatever was canceled or has failed before.
  if (ended !== null && ended.key !== key) setEnded(null);
  const isEnded = ended?.key === key;

  useEffect(() => {
    const pixels = previewPixels(pictureCache, pictureId);
    if (!pixels || isEnded) return undefined;
    const take = (image: ImageData): void => {
      setSeen(image);
      setLong(null);
      onDrawn({ key, image });
    };
    if (drawn.current?.key === key) {
      take(drawn.current.image);
      return undefined;
    }
    const run = new AbortController();
    const { width, height, rgba } = pixels;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLong = false;
    let isOver = false;
    let done = 0;
    const tell = (part: number): void => {
      done = part;
      if (isLong) setLong({ key, done });
      // From when it begins: the worker may have to start first.
      timer ??= setTimeout(() => {
        isLong = true;
        tell(done);
      }, LONG_MS);
    };
    const end = (act: () => void): void => {
      isOver = true;
      clearTimeout(timer);
      if (!run.signal.aborted) act();
    };
    pictureLooks
      .see(run.signal, { width, height, rgba }, look, (part) => {
        // The last of it may come after the view.
        if (!run.signal.aborted && !isOver) tell(part);
      })
      .then(
        (painted) => end(() => take(new ImageData(painted, width, height))),
        (error: unknown) =>
          end(() => {
            setLong(null);
            // What was drawn before is of another view.
            setSeen(null);
            setEnded({ key, hasFailed: true });
            reportError('drawing a view of a picture', error);
          }),
      );
    return () => {
      clearTimeout(timer);
      run.abort(STOPPED);
    };
  }, [drawn, isEnded, key, look, onDrawn, pictureCache, pictureLooks, pictureId]);

  return {
    seen,
    done: isEnded ? null : long?.key === key ? long.done : undefined,
    hasFailed: isEnded && ended.hasFailed,
    cancel: () => {
      setEnded({ key, hasFailed: false });
      onCancel();
    },
    draw: () => setEnded(null),
  };
};
