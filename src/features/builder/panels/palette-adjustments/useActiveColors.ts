import { useState } from 'react';
import type { Flags } from '../../../../color/generate/scope';
import type { Palette } from '../../../../color/types';
import { useSwatchIds } from '../../strip/swatchIds';

type ActiveColors = {
  /** One flag per color. At least one unlocked color is active, if there is any. */
  readonly active: Flags;
  readonly toggle: (index: number) => void;
};

const keepsOne = (active: Flags, locked: Flags): boolean =>
  active.some((isActive, index) => isActive && locked[index] !== true);

/** The colors that a panel adjusts, wherever they have moved. Reset to all if the last active one is locked or gone. */
export const useActiveColors = (colors: Palette, locked: Flags): ActiveColors => {
  const ids = useSwatchIds(colors);
  const [excluded, setExcluded] = useState<readonly number[]>([]);
  const present = excluded.filter((id) => ids.includes(id));
  // Set during render: the id of a color that was removed may be given to a new one later.
  if (present.length < excluded.length) setExcluded(present);
  const chosen = ids.map((id) => !present.includes(id));
  const active = keepsOne(chosen, locked) ? chosen : locked.map(() => true);

  const toggle = (index: number) => {
    const next = active.with(index, !active[index]);
    if (keepsOne(next, locked)) setExcluded(ids.filter((_, i) => !next[i]));
  };
  return { active, toggle };
};
