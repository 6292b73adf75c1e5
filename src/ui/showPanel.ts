import { panelElementId } from './panelElementId';

/** Scrolls to a panel and focuses it. */
export const showPanel = (id: string): void => {
  const panel = document.querySelector<HTMLElement>(`#${panelElementId(id)}`);
  panel?.scrollIntoView();
  // If panels can be folded, the title's button tells screen readers which panel it is and that it is open.
  const target = panel?.querySelector<HTMLElement>('h2 > button') ?? panel;
  target?.focus({ preventScroll: true });
};
