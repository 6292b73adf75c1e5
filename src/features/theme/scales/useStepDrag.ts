import { useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import { THEME_ROLES } from '../../../theme/roles';
import type { ThemeMode } from '../../../theme/theme';
import { setRole } from '../edits/themeEdits';
import { useThemeEdit } from '../useThemeEdit';
import styles from './ScaleGrid.module.css';

/** A press that moves less is a click. */
const DRAG_DISTANCE_PX = 6;
/** This near to the edge of the window the page scrolls under the pointer. */
const EDGE_PX = 72;
const SCROLL_PX = 14;

type Drag = {
  readonly scale: string;
  readonly step: number;
  readonly from: { readonly x: number; readonly y: number };
  ghost: HTMLElement | null;
};

const roleAt = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop-role]') ?? null;

/**
 * Lets a step be dragged onto a role by mouse or pen; fingers scroll, and have the lists of the roles, as keys do. The
 * grid has hundreds of cells, and one listener for all of them: a draggable each would be written with every rendering.
 */
export const useStepDrag = (mode: ThemeMode) => {
  const edit = useThemeEdit();
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-scale]') : null;
    const { scale, step } = cell?.dataset ?? {};
    if (!cell || scale === undefined || event.pointerType === 'touch' || event.button !== 0) return;
    const { clientX: x, clientY: y } = event;
    drag.current = { scale, step: Number(step), from: { x, y }, ghost: null };
    let over: HTMLElement | null = null;
    let scrolling = 0;

    const look = (target: HTMLElement | null): void => {
      if (target === over) return;
      if (over) delete over.dataset['over'];
      if (target) target.dataset['over'] = '';
      over = target;
    };
    const begin = (held: Drag): HTMLElement => {
      const ghost = document.createElement('span');
      if (styles.ghost) ghost.className = styles.ghost;
      ghost.style.background = getComputedStyle(cell).backgroundColor;
      document.body.append(ghost);
      held.ghost = ghost;
      wasDragged.current = true;
      return ghost;
    };
    const move = (moved: PointerEvent): void => {
      const held = drag.current;
      if (!held) return;
      const distance = Math.hypot(moved.clientX - held.from.x, moved.clientY - held.from.y);
      if (!held.ghost && distance < DRAG_DISTANCE_PX) return;
      const ghost = held.ghost ?? begin(held);
      ghost.style.translate = `${moved.clientX}px ${moved.clientY}px`;
      look(roleAt(moved.clientX, moved.clientY));
      cancelAnimationFrame(scrolling);
      const scroll = (): void => {
        const below = moved.clientY > window.innerHeight - EDGE_PX;
        if (!below && moved.clientY > EDGE_PX) return;
        window.scrollBy(0, below ? SCROLL_PX : -SCROLL_PX);
        look(roleAt(moved.clientX, moved.clientY));
        scrolling = requestAnimationFrame(scroll);
      };
      scroll();
    };
    const end = (): void => {
      cancelAnimationFrame(scrolling);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', cancel, { capture: true });
      drag.current?.ghost?.remove();
      drag.current = null;
      look(null);
    };
    const drop = (): void => {
      const held = drag.current;
      const role = THEME_ROLES.find((id) => id === over?.dataset['dropRole']);
      // Where a row has a place for each mode, the step goes to its own.
      if (held && role) edit(setRole(mode, role, { scale: held.scale, step: held.step }));
      end();
    };
    const cancel = (pressed: KeyboardEvent): void => {
      if (pressed.key === 'Escape') end();
    };
    stop.current = end;
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', cancel, { capture: true });
  };

  return { onPointerDown, wasDragged: () => wasDragged.current };
};
