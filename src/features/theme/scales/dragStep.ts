import styles from './ScaleGrid.module.css';

/** A press that moves less is a click. */
const DRAG_DISTANCE_PX = 6;
/** Within this distance of the window's edge, the page scrolls under the pointer. */
const EDGE_PX = 72;
const SCROLL_PX = 14;

export type StepDrag = {
  readonly scale: string;
  readonly step: number;
  readonly isPinned: boolean;
  readonly cell: HTMLElement;
  readonly grid: HTMLElement;
  readonly from: { readonly x: number; readonly y: number };
  /** Whether the drag has already begun, after a long press. */
  readonly isTaken: boolean;
  readonly onBegin: () => void;
  /** Whether the step can be dropped on a role. */
  readonly takes: (role: HTMLElement) => boolean;
  /** The target is a role that takes it, or a step of the same scale. */
  readonly onDrop: (target: HTMLElement) => void;
  readonly onEnd: () => void;
};

/** The role under the pointer that takes the step, or, while a pinned step is dragged, a step of its scale. */
const targetAt = ({ scale, isPinned, grid, takes }: StepDrag, x: number, y: number): HTMLElement | null => {
  const under = document.elementFromPoint(x, y);
  const role = under?.closest<HTMLElement>('[data-drop-role]');
  if (role) return takes(role) ? role : null;
  const step = isPinned && grid.contains(under) ? under?.closest<HTMLElement>('[data-scale]') : undefined;
  return step?.dataset['scale'] === scale ? step : null;
};

/**
 * Moves a step's color with the pointer until it is dropped, or Escape is pressed. Returns a function that ends the
 * drag.
 */
export const dragStep = (drag: StepDrag): (() => void) => {
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;
  let scrolling = 0;

  const look = (target: HTMLElement | null): void => {
    if (target === over) return;
    if (over) delete over.dataset['over'];
    if (target) target.dataset['over'] = '';
    over = target;
  };
  const begin = (): HTMLElement => {
    const made = document.createElement('span');
    if (styles.ghost) made.className = styles.ghost;
    made.style.background = getComputedStyle(drag.cell).backgroundColor;
    document.body.append(made);
    drag.onBegin();
    return made;
  };
  const place = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): void => {
    ghost ??= begin();
    ghost.style.translate = `${clientX}px ${clientY}px`;
    look(targetAt(drag, clientX, clientY));
    cancelAnimationFrame(scrolling);
    const scroll = (): void => {
      const below = clientY > window.innerHeight - EDGE_PX;
      if (!below && clientY > EDGE_PX) return;
      window.scrollBy(0, below ? SCROLL_PX : -SCROLL_PX);
      look(targetAt(drag, clientX, clientY));
      scrolling = requestAnimationFrame(scroll);
    };
    scroll();
  };
  const move = (moved: PointerEvent): void => {
    const distance = Math.hypot(moved.clientX - drag.from.x, moved.clientY - drag.from.y);
    if (ghost || distance >= DRAG_DISTANCE_PX) place(moved);
  };
  const end = (): void => {
    cancelAnimationFrame(scrolling);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', drop);
    window.removeEventListener('pointercancel', end);
    window.removeEventListener('keydown', cancel, { capture: true });
    ghost?.remove();
    look(null);
    drag.onEnd();
  };
  const drop = (): void => {
    const target = over;
    end();
    if (target) drag.onDrop(target);
  };
  const cancel = (pressed: KeyboardEvent): void => {
    if (pressed.key === 'Escape') end();
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', drop);
  window.addEventListener('pointercancel', end);
  window.addEventListener('keydown', cancel, { capture: true });
  if (drag.isTaken) place({ clientX: drag.from.x, clientY: drag.from.y });
  return end;
};
