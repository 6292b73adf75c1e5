import { useState } from 'react';
import type { Hue } from '../../../theme/theme';

type Rows = { readonly hues: readonly Hue[]; readonly keys: readonly string[]; readonly next: number };

const NONE: Rows = { hues: [], keys: [], next: 0 };

const keyed = (hues: readonly Hue[], { hues: former, keys, next }: Rows): Rows => {
  const ids = new Set(hues.map(({ id }) => id));
  let free = next;
  const now = hues.map(({ id }, i) => {
    const same = former.findIndex((hue) => hue.id === id);
    const there = former[i];
    const isRenamed = same === -1 && there !== undefined && !ids.has(there.id);
    return keys[isRenamed ? i : same] ?? `hue ${free++}`;
  });
  return { hues, keys: now, next: free };
};

/** A React key for each row that stays with its hue when it is renamed, so that the focus stays, too. */
export const useRowKeys = (hues: readonly Hue[]): readonly string[] => {
  const [rows, setRows] = useState(() => keyed(hues, NONE));
  if (rows.hues === hues) return rows.keys;
  const next = keyed(hues, rows);
  setRows(next);
  return next.keys;
};
