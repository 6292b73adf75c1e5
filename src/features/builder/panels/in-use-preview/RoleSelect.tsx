import { useState } from 'react';
import type { Hex } from '../../../../color/types';
import type { VariableStyle } from '../../../../ui/variableStyle';
import styles from './RoleSelect.module.css';

export type RoleOption = {
  readonly value: string;
  readonly label: string;
  /** The color that the option represents. */
  readonly hex: Hex | null;
};

type RoleSelectProps = {
  readonly label: string;
  readonly options: readonly RoleOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/**
 * A transparent native select over the row that shows the choice. Its other options are rendered only when it is about
 * to be opened, so that nine lists of ten colors are not rendered again with each palette.
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
      // While the list is open, the focus is on one of its options and the pointer may be elsewhere.
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
