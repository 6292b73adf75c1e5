import { panelElementId } from './panelElementId';

/** Brings a panel into view, with the focus. */
export const showPanel = (id: string): void => {
  const panel = document.querySelector<HTMLElement>(`#${panelElementId(id)}`);
  panel?.scrollIntoView();
  // Where panels fold, the title's button tells readers which panel this is and that it is open.
  const target = panel?.querySelector<HTMLElement>('h2 > button') ?? panel;
  target?.focus({ preventScroll: true });
};
