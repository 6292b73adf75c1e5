import { useState } from 'react';
import type { Flags } from '../../../../color/generate/scope';

type ActiveColors = {
  /** One flag per color. At least one unlocked color is active, if there is any. */
  readonly active: Flags;
  readonly toggle: (index: number) => void;
};

const keepsOne = (active: Flags, locked: Flags): boolean =>
  active.some((isActive, index) => isActive && locked[index] !== true);

/** The colors that a panel adjusts. Reset to all if the number of colors changes, or the last active one is locked. */
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
