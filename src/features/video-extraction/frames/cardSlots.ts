/**
 * Which of the cards on the page shows which frame: one that leaves the window is made over to one that comes into it.
 * At full pace three or four come every second, and a card made anew leaves fifty elements to be collected.
 * Asked for the same frames again, it answers the same.
 */
export const createCardSlots = (): ((frames: readonly number[]) => ReadonlyMap<number, number>) => {
  let slots: ReadonlyMap<number, number> = new Map();
  let made = 0;
  return (frames) => {
    const shown = new Set(frames);
    const free = [...slots].filter(([frame]) => !shown.has(frame)).map(([, slot]) => slot);
    slots = new Map(frames.map((frame) => [frame, slots.get(frame) ?? free.pop() ?? made++]));
    return slots;
  };
};
