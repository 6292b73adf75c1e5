import { useCallback, useMemo, useState } from 'react';
import { assignRoles } from '../../../../color/assignRoles';
import { sameColor } from '../../../../color/color';
import { ROLES, type Role, type RoleColors, type RoleMode } from '../../../../color/roles';
import type { Color, Palette } from '../../../../color/types';
import { useBaseColor, useShownPalette } from '../../palette/shownPalette';

type Choices = Readonly<Record<RoleMode, Partial<RoleColors>>>;

const NO_CHOICES: Choices = { light: {}, dark: {} };

/** A choice applies while its color is in the palette, wherever it has moved, and again when the color is back. */
export const choicesIn = (palette: Palette, chosen: Partial<RoleColors>): Partial<RoleColors> => {
  const held = ROLES.flatMap((role) => {
    const choice = chosen[role];
    const color = choice && palette.find((own) => sameColor(own, choice));
    return color ? [[role, color] as const] : [];
  });
  return Object.fromEntries(held);
};

/** The roles of the palette in the chosen mode: assigned by contrast, except for manual choices. */
export const useRoles = () => {
  const { colors } = useShownPalette();
  const base = useBaseColor();
  const [mode, setMode] = useState<RoleMode>('light');
  const [choices, setChoices] = useState(NO_CHOICES);
  const chosen = useMemo(() => choicesIn(colors, choices[mode]), [colors, choices, mode]);
  const roles = useMemo(() => assignRoles(colors, base, mode, chosen), [colors, base, mode, chosen]);

  /** Null assigns the role automatically again. */
  const choose = useCallback(
    (role: Role, color: Color | null) => {
      setChoices((before) => {
        const { [role]: _, ...others } = before[mode];
        return { ...before, [mode]: color ? { ...others, [role]: color } : others };
      });
    },
    [mode],
  );
  const reset = () => setChoices({ ...choices, [mode]: {} });

  return { colors, base, mode, setMode, roles, chosen, choose, reset };
};
