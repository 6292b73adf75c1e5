import { useMemo, useState } from 'react';

import { PALETTE_MAX } from '../../domain/limits';
import type { Found, FoundColor } from '../../palette/notations/found';

/** As many as one looks through; longer lists are cut. */
const SHOWN_MAX = 500;

type Choice = {
  /** What the choice belongs to: another text begins anew. */
  readonly found: Found | null;
  readonly chosen: ReadonlySet<number>;
  /** The last click wanted one more than a palette holds. */
  readonly isRefused: boolean;
};

const firstNine = (found: Found | null): Choice => ({
  found,
  chosen: new Set(found?.colors.slice(0, PALETTE_MAX).keys()),
  isRefused: false,
});

type ChosenColors = Omit<Choice, 'found'> & {
  readonly shown: readonly FoundColor[];
  readonly toggle: (index: number) => void;
};

/** Which of the found colors are taken: the first nine, until the user chooses. */
export const useChosenColors = (found: Found | null): ChosenColors => {
  const [kept, setKept] = useState<Choice>(() => firstNine(found));
  const current = useMemo(() => (kept.found === found ? kept : firstNine(found)), [kept, found]);
  return {
    shown: found?.colors.slice(0, SHOWN_MAX) ?? [],
    chosen: current.chosen,
    isRefused: current.isRefused,
    toggle: (index) => {
      const chosen = new Set(current.chosen);
      const isRefused = !chosen.delete(index) && chosen.size >= PALETTE_MAX;
      if (!isRefused && !current.chosen.has(index)) chosen.add(index);
      setKept({ found, chosen, isRefused });
    },
  };
};
