/** Frames come up to a hundred a second: they go on together, so that the page draws four times at most. */
const BATCH_MS = 250;

export type Batch<Item> = {
  readonly add: (item: Item) => void;
  /** Hands over what has gathered. */
  readonly flush: () => void;
  /** What has gathered goes nowhere. */
  readonly drop: () => void;
};

/** Gathers items for a moment and hands them over together; the very first one at once. */
export const createBatch = <Item>(handOver: (items: readonly Item[]) => void): Batch<Item> => {
  let items: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (items.length === 0) return;
    const gathered = items;
    items = [];
    handOver(gathered);
  };
  return {
    add: (item) => {
      items.push(item);
      if (isFirst) flush();
      else timer ??= setTimeout(flush, BATCH_MS);
      isFirst = false;
    },
    flush,
    drop: () => {
      clearTimeout(timer);
      timer = undefined;
      items = [];
    },
  };
};
