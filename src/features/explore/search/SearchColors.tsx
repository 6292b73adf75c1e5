import { sameColor } from '../../../color/color';
import { formatHex } from '../../../color/format';
import type { Color } from '../../../color/types';
import { rovingItem, useRovingFocus } from '../../../ui/useRovingFocus';
import type { VariableStyle } from '../../../ui/variableStyle';
import { SEARCH_COLORS } from './searchColors.data';
import styles from './SearchColors.module.css';

type SearchColorsProps = {
  readonly near: Color | null;
  /** Null if the chosen one is clicked again. */
  readonly onChange: (near: Color | null) => void;
};

/** Colors to search for with a click. */
export const SearchColors = ({ near, onChange }: SearchColorsProps) => {
  const group = useRovingFocus({ count: SEARCH_COLORS.length, columns: 'measured' });
  return (
    <div className={styles.colors} role="toolbar" aria-label="Search by color" {...group}>
      {SEARCH_COLORS.map(({ name, color }, i) => {
        const style: VariableStyle = { '--color': formatHex(color) };
        const isChosen = near !== null && sameColor(near, color);
        return (
          <button
            key={name}
            type="button"
            className={styles.color}
            style={style}
            title={name}
            aria-label={name}
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? null : color)}
            {...rovingItem(i)}
          />
        );
      })}
    </div>
  );
};
