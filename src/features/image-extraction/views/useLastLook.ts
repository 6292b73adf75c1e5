import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

type Drawn = { readonly key: string; readonly image: ImageData };

/** The view of a picture that was drawn last, and the way back to it. */
export type LastLook = {
  readonly drawn: RefObject<Drawn | null>;
  readonly onDrawn: (drawn: Drawn) => void;
  /** What is being drawn is not wanted: what was shown before is shown again. */
  readonly onCancel: () => void;
};

/**
 * @param chosen what is chosen of the views
 * @param isThere whether that needs no drawing
 * @param choose chooses what was chosen before
 */
export const useLastLook = <Chosen>(
  chosen: Chosen,
  isThere: boolean,
  choose: (before: Chosen) => void,
): LastLook => {
  const drawn = useRef<Drawn | null>(null);
  const before = useRef<Chosen | null>(null);
  const latest = useRef(chosen);
  // Before the effects of the view, which may be there at once.
  useLayoutEffect(() => {
    latest.current = chosen;
    if (isThere) before.current = chosen;
  });
  const onDrawn = useCallback((next: Drawn) => {
    drawn.current = next;
    before.current = latest.current;
  }, []);
  const onCancel = (): void => {
    if (before.current !== null) choose(before.current);
  };
  return { drawn, onDrawn, onCancel };
};
