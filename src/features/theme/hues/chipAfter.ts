/** What gets the focus after the chip that had it has gone: the chip in its place or the last one, else the color. */
export const chipAfter = (row: HTMLElement, left: HTMLElement): HTMLElement | null => {
  const chips = [...row.querySelectorAll<HTMLElement>('button[data-index]')];
  return chips[Number(left.dataset['index'])] ?? chips.at(-1) ?? row.querySelector('input, select');
};
