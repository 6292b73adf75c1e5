import { useState } from 'react';
import type { Flags } from '../../../../color/generate/scope';

type ActiveColors = {
  /** One flag per color. At least one color that is not locked is active, if there is one. */
  readonly active: Flags;
  readonly toggle: (index: number) => void;
};

const keepsOne = (active: Flags, locked: Flags): boolean =>
  active.some((isActive, index) => isActive && locked[index] !== true);

/** Which colors a panel adjusts. Another number of colors, or a lock on the last active one, starts with all again. */
export const useActiveColors = (locked: Flags): ActiveColors => {
  const [chosen, setChosen] = useState<Flags>([]);
  const isUsable = chosen.length === locked.length && keepsOne(chosen, locked);
  const active = isUsable ? chosen : locked.map(() => true);

  const toggle = (index: number) => {
    const next = active.with(index, !active[index]);
    if (keepsOne(next, locked)) setChosen(next);
  };
  return { active, toggle };
};
