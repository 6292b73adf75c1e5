import { useCallback, useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import { canHave } from '../../../theme/canHave';
import { THEME_ROLES, type ThemeRole } from '../../../theme/roles';
import type { ThemeMode } from '../../../theme/theme';
import { movePin } from '../edits/pinEdits';
import { setRole } from '../edits/themeEdits';
import { useThemeEdit } from '../useThemeEdit';
import { longPress } from './longPress';
import { dragStep } from './dragStep';

const roleOf = ({ dataset }: HTMLElement): ThemeRole | undefined =>
  THEME_ROLES.find((id) => id === dataset['dropRole']);

/**
 * Lets a step be dragged onto a role, and a pinned one along its scale. A touch must rest on the step first, otherwise
 * it scrolls. One listener serves the hundreds of cells of the grid: draggable elements would be updated with every
 * render.
 */
export const useStepDrag = (mode: ThemeMode) => {
  const edit = useThemeEdit();
  const isDragging = useRef(false);
  const wasDragged = useRef(false);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  /**
   * For the element around the grid: while a step is dragged, its touches must not scroll. React's touch listeners are
   * passive and cannot prevent that.
   */
  const watchTouches = useCallback((element: HTMLElement | null) => {
    const keepStill = (event: TouchEvent): void => {
      if (isDragging.current && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', keepStill, { passive: false });
    return () => element?.removeEventListener('touchmove', keepStill);
  }, []);

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-scale]') : null;
    const { scale, step: stepText } = cell?.dataset ?? {};
    if (!cell || scale === undefined || event.button !== 0) return;
    const { currentTarget: grid, clientX: x, clientY: y } = event;
    const step = Number(stepText);
    const isTaken = event.pointerType === 'touch';
    const start = (): void => {
      isDragging.current = isTaken;
      stop.current = dragStep({
        scale,
        step,
        isPinned: cell.dataset['pin'] !== undefined,
        cell,
        grid,
        from: { x, y },
        isTaken,
        onBegin: () => {
          wasDragged.current = true;
        },
        takes: (row) => {
          const role = roleOf(row);
          return role !== undefined && canHave(role, { scale, step });
        },
        onDrop: (target) => {
          // In a row with a place for each mode, the step goes to its own mode.
          const role = roleOf(target);
          if (role) edit(setRole(mode, role, { scale, step }));
          else edit(movePin({ mode, scale, step }, { scale, step: Number(target.dataset['step']) }));
        },
        onEnd: () => {
          isDragging.current = false;
        },
      });
    };
    stop.current();
    if (isTaken) stop.current = longPress(event, start);
    else start();
  };

  return { onPointerDown, watchTouches, wasDragged: () => wasDragged.current };
};
