import { useState } from 'react';
import type { Hex } from '../../../../color/types';
import type { VariableStyle } from '../../../../ui/variableStyle';
import styles from './RoleSelect.module.css';

export type RoleOption = {
  readonly value: string;
  readonly label: string;
  /** Of the color that it stands for. */
  readonly hex: Hex | null;
};

type RoleSelectProps = {
  readonly label: string;
  readonly options: readonly RoleOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/**
 * The browser's own list, without a look of its own: it lies over the row that shows what is chosen. The other options
 * come with whoever is about to open it, so that nine lists of ten colors are not written anew with each palette.
 */
export const RoleSelect = ({ label, options, value, onChange }: RoleSelectProps) => {
  const [isNear, setIsNear] = useState(false);
  const shown = isNear ? options : options.filter((option) => option.value === value);
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={value}
      onPointerEnter={() => setIsNear(true)}
      onFocus={() => setIsNear(true)}
      // Its open list has the focus on one of the options, and the pointer elsewhere.
      onBlur={({ currentTarget, relatedTarget }) => setIsNear(currentTarget.contains(relatedTarget))}
      onPointerLeave={({ currentTarget }) => setIsNear(currentTarget.contains(document.activeElement))}
      onChange={({ target }) => onChange(target.value)}
    >
      {shown.map(({ value: choice, label: name, hex }) => {
        const style: VariableStyle = { '--color': hex ?? 'transparent' };
        return (
          <option key={choice} value={choice} className={styles.option} style={style}>
            {hex === null ? name : `${name} ${hex}`}
          </option>
        );
      })}
    </select>
  );
};
