/**
 * Where the focus goes when its chip is removed: the chip now in its place or the last one, otherwise the color field.
 */
export const chipAfter = (row: HTMLElement, left: HTMLElement): HTMLElement | null => {
  const chips = [...row.querySelectorAll<HTMLElement>('button[data-index]')];
  return chips[Number(left.dataset['index'])] ?? chips.at(-1) ?? row.querySelector('input, select');
};
