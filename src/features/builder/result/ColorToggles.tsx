import { Check, Lock } from 'lucide-react';
import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import type { Flags } from '../../../color/generate/scope';
import type { Palette } from '../../../color/types';
import { PANEL_MESSAGES } from '../../../domain/panelMessages';
import { useServices } from '../../../state/servicesContext';
import { usePaletteNames } from '../../../state/usePaletteNames';
import { Tooltip } from '../../../ui/Tooltip';
import type { VariableStyle } from '../../../ui/variableStyle';
import styles from './ColorToggles.module.css';

// React skips identical elements when everything around them changes.
const ON_ICON = <Check aria-hidden />;
const LOCKED_ICON = <Lock aria-hidden />;

type ColorTogglesProps = {
  readonly label: string;
  readonly colors: Palette;
  readonly locked: Flags;
  /** At least one unlocked color is active. */
  readonly active: Flags;
  readonly onToggle: (index: number) => void;
};

/** The colors that a panel changes. Locked ones and the last active one cannot be toggled; a tooltip says why. */
export const ColorToggles = ({ label, colors, locked, active, onToggle }: ColorTogglesProps) => {
  const { toasts } = useServices();
  const names = usePaletteNames(colors);
  const isOn = (index: number): boolean => active[index] === true && locked[index] !== true;
  const isLast = colors.filter((_, index) => isOn(index)).length === 1;

  const reasonOf = (index: number): string | null => {
    if (locked[index]) return PANEL_MESSAGES.lockedColorKept;
    return isLast && isOn(index) ? PANEL_MESSAGES.lastActiveColor : null;
  };

  // On touch screens, more than seven are in two rows.
  const columns = colors.length > 7 ? Math.ceil(colors.length / 2) : colors.length;
  const place: VariableStyle = { '--columns': columns };
  return (
    <fieldset className={styles.toggles} style={place} aria-label={label}>
      {colors.map((color, index) => {
        const reason = reasonOf(index);
        const hex = formatHex(color);
        const name = names[index] ?? hex;
        const style: VariableStyle = { '--color': hex, '--ink': readableInk(color.rgb) };
        const toggle = (
          <button
            type="button"
            className={styles.toggle}
            style={style}
            aria-label={`${name} ${hex}${locked[index] ? ', locked' : ''}`}
            aria-pressed={isOn(index)}
            aria-disabled={reason !== null || undefined}
            title={reason === null ? name : undefined}
            onClick={() => (reason === null ? onToggle(index) : toasts.show(reason))}
          >
            <span className={styles.chip}>
              {isOn(index) && ON_ICON}
              {locked[index] && LOCKED_ICON}
            </span>
          </button>
        );
        return (
          // Keyed by position, as two colors may be the same.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className={styles.place}>
            {reason === null ? toggle : <Tooltip label={reason}>{toggle}</Tooltip>}
          </span>
        );
      })}
    </fieldset>
  );
};
