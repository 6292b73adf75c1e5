import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useAppDispatch } from '../../../state/hooks';
import { afterPaint } from '../../../ui/afterPaint';
import { currentEntry } from '../../../state/palette/commitPalette';
import {
  deleteSwatch,
  duplicateSwatch,
  fillPalette,
  insertSwatch,
  moveSwatch,
  replaceColor,
} from '../../../state/palette/editPalette';
import { lockToggled } from '../../../state/palette/historySlice';
import { swatchSelected, typingBegun, typingEnded } from '../../../state/palette/selectionSlice';
import { movedSpeech } from './dragSpeech';
import type { SwatchActions, SwatchControl } from './swatchActionsContext';

type SwatchHandlers = {
  readonly actions: SwatchActions;
  /** Announcement of where a color moved, for screen readers. */
  readonly spoken: string;
};

/**
 * The click handlers of the swatches. An edit moves or removes the pressed element; the focus then goes to the same
 * control of the selected swatch.
 */
export const useSwatchHandlers = (
  strip: RefObject<HTMLElement | null>,
  parts: Pick<SwatchActions, 'toggleSeam' | 'closeSeam'> & { readonly watchMove: () => void },
): SwatchHandlers => {
  const dispatch = useAppDispatch();
  const focusNext = useRef<SwatchControl | null>(null);
  const [spoken, setSpoken] = useState('');
  const { toggleSeam, closeSeam, watchMove } = parts;

  // After the render that shows the result, which is immediate; unless the user has moved the focus meanwhile, even
  // within the strip.
  useLayoutEffect(() => {
    const control = focusNext.current;
    focusNext.current = null;
    if (!control) return;
    const { activeElement: left } = document;
    if (left !== document.body && !strip.current?.contains(left)) return;
    afterPaint(() => {
      const { activeElement } = document;
      if (activeElement !== document.body && activeElement !== left) return;
      const target = strip.current?.querySelector<HTMLElement>(`[data-selected] [data-control="${control}"]`);
      target?.focus({ preventScroll: true });
    });
  });

  const actions = useMemo((): SwatchActions => {
    const keepFocusOn = (control: SwatchControl, isPossible: () => boolean): boolean => {
      focusNext.current = control;
      const isDone = isPossible();
      if (!isDone) focusNext.current = null;
      return isDone;
    };
    const moveTo = (from: number, to: number, control: SwatchControl): void => {
      if (from === to) return;
      watchMove();
      keepFocusOn(control, () => dispatch(moveSwatch(from, to)));
      dispatch(swatchSelected(to));
    };
    return {
      select: (index) => {
        dispatch(swatchSelected(index));
        closeSeam();
      },
      toggleLock: (index) => dispatch(lockToggled(index)),
      beginTyping: () => dispatch(typingBegun()),
      endTyping: (index, color, isLeft) => {
        if (!isLeft) focusNext.current = 'select';
        dispatch(color ? replaceColor(index, color) : typingEnded());
      },
      moveBy: (index, step) => {
        const { colors: before = [] } = dispatch(currentEntry()) ?? {};
        moveTo(index, index + step, step < 0 ? 'before' : 'after');
        setSpoken(movedSpeech(index, index + step, before));
      },
      moveTo: (from, to) => moveTo(from, to, 'handle'),
      duplicate: (index) => void keepFocusOn('duplicate', () => dispatch(duplicateSwatch(index))),
      remove: (index) => {
        const { activeElement: pressed } = document;
        // It is removed with its swatch. If it kept the focus, the browser would lay out the half-updated strip first.
        if (pressed instanceof HTMLElement && strip.current?.contains(pressed)) pressed.blur();
        if (!keepFocusOn('select', () => dispatch(deleteSwatch(index))) && pressed instanceof HTMLElement)
          pressed.focus();
      },
      insert: (index, color) => {
        if (keepFocusOn('select', () => dispatch(insertSwatch(index, color)))) closeSeam();
      },
      fill: () => {
        if (keepFocusOn('select', () => dispatch(fillPalette()))) closeSeam();
      },
      toggleSeam,
      closeSeam,
    };
  }, [dispatch, strip, toggleSeam, closeSeam, watchMove]);
  return { actions, spoken };
};
