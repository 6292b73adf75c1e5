import { useCallback, useMemo } from 'react';
import { sameColor } from '../../../../color/color';
import { formatHex } from '../../../../color/format';
import { ROLES, type Role, type RoleColors } from '../../../../color/roles';
import type { Color, Palette } from '../../../../color/types';
import { usePaletteNames } from '../../../../state/usePaletteNames';
import styles from './RoleList.module.css';
import { AUTOMATIC, RoleRow } from './RoleRow';
import type { RoleOption } from './RoleSelect';

type RoleListProps = {
  readonly colors: Palette;
  readonly roles: RoleColors;
  readonly chosen: Partial<RoleColors>;
  /** Roles whose text is hard to read. */
  readonly warned: ReadonlySet<Role>;
  readonly onChoose: (role: Role, color: Color | null) => void;
};

export const RoleList = ({ colors, roles, chosen, warned, onChoose }: RoleListProps) => {
  const names = usePaletteNames(colors);
  const options = useMemo(
    (): RoleOption[] => [
      { value: AUTOMATIC, label: 'Automatic', hex: null },
      ...colors.map((color, index) => ({
        value: String(index),
        label: names[index] ?? '',
        hex: formatHex(color),
      })),
    ],
    [colors, names],
  );
  const choose = useCallback(
    (role: Role, value: string) =>
      onChoose(role, value === AUTOMATIC ? null : (colors[Number(value)] ?? null)),
    [colors, onChoose],
  );
  const checkedOf = (role: Role): string => {
    const choice = chosen[role];
    return choice ? String(colors.findIndex((color) => sameColor(color, choice))) : AUTOMATIC;
  };

  return (
    <ul className={styles.roles} aria-label="Roles">
      {ROLES.map((role) => (
        <RoleRow
          key={role}
          role={role}
          hex={formatHex(roles[role])}
          checked={checkedOf(role)}
          hasWarning={warned.has(role)}
          options={options}
          onChoose={choose}
        />
      ))}
    </ul>
  );
};
