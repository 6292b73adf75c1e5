import { ChevronDown } from 'lucide-react';

import type { PaletteStyle } from '../../../engine/engine';
import { inertWhen } from '../../../ui/inertWhen';
import { Menu } from '../../../ui/Menu';
import styles from './StyleMenu.module.css';

const OPTIONS = [
  { value: 'vivid', label: 'Vivid', description: 'The colors you would name, accents included' },
  { value: 'even', label: 'Even', description: 'The colors that cover the picture with the least error' },
] as const satisfies readonly { value: PaletteStyle; label: string; description: string }[];

type StyleMenuProps = {
  readonly style: PaletteStyle;
  readonly isDisabled?: boolean;
  readonly onChoose: (style: PaletteStyle) => void;
};

/** The purpose of a palette: to name the picture's colors, or to cover it evenly. */
export const StyleMenu = ({ style, isDisabled = false, onChoose }: StyleMenuProps) => {
  const label = OPTIONS.find(({ value }) => value === style)?.label ?? '';
  return (
    <Menu
      label={label}
      name={`Palette style: ${label}`}
      options={OPTIONS}
      checked={[style]}
      checks="one"
      onSelect={onChoose}
      renderButton={(trigger) => (
        <button
          {...trigger}
          {...inertWhen(isDisabled, trigger.onClick)}
          type="button"
          className={styles.trigger}
          aria-label={`Palette style: ${label}`}
        >
          {label}
          <ChevronDown aria-hidden />
        </button>
      )}
    />
  );
};
