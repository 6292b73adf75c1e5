import { ChevronDown } from 'lucide-react';

import type { PaletteStyle } from '../../../engine/engine';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { inertWhen } from '../../../ui/inertWhen';
import { Menu } from '../../../ui/Menu';
import { changeStyle } from '../editPalette';
import { selectStyle } from '../imageExtractionSlice';
import styles from './StyleMenu.module.css';

const OPTIONS = [
  { value: 'vivid', label: 'Vivid', description: 'The colors you would name, accents included' },
  { value: 'even', label: 'Even', description: 'The colors that cover the picture with the least error' },
] as const satisfies readonly { value: PaletteStyle; label: string; description: string }[];

type StyleMenuProps = { readonly signal: () => AbortSignal; readonly isDisabled: boolean };

/** What a palette is made for: to name the picture's colors, or to cover it evenly. */
export const StyleMenu = ({ signal, isDisabled }: StyleMenuProps) => {
  const dispatch = useAppDispatch();
  const style = useAppSelector(selectStyle);
  const label = OPTIONS.find(({ value }) => value === style)?.label ?? '';
  return (
    <Menu
      label={label}
      name={`Palette style: ${label}`}
      options={OPTIONS}
      checked={[style]}
      checks="one"
      onSelect={(chosen) => void dispatch(changeStyle(chosen, signal()))}
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
