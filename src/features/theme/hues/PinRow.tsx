import { X } from 'lucide-react';
import { memo } from 'react';
import type { Pin, ThemeMode } from '../../../theme/theme';
import { IconButton } from '../../../ui/IconButton';
import { SelectField } from '../../../ui/SelectField';
import { movePin, pinColor, unpin } from '../edits/pinEdits';
import { MODE_LABELS } from '../modeLabels';
import { useEndGesture, useThemeEdit } from '../useThemeEdit';
import { ColorField } from './ColorField';
import styles from './HuesPanel.module.css';

type PinRowProps = {
  readonly pin: Pin;
  readonly mode: ThemeMode;
  /** Ids of the scales that can have pins. */
  readonly scales: readonly string[];
  readonly steps: readonly string[];
};

/** A pinned color: its value and its step. */
export const PinRow = memo(({ pin, mode, scales, steps }: PinRowProps) => {
  const edit = useThemeEdit();
  const endGesture = useEndGesture();
  const { scale, step, color } = pin;
  const place = { mode, scale, step };
  const name = `${scale} ${steps[step] ?? ''} in ${MODE_LABELS[mode].toLowerCase()}`;
  return (
    <li className={styles.row}>
      <ColorField
        label={`Color pinned to ${name}`}
        color={color}
        onChange={(next, isGesture) =>
          edit(pinColor(place, next), isGesture ? `pin ${mode} ${scale} ${step}` : undefined)
        }
        onGestureEnd={endGesture}
      />
      <span className={styles.place}>
        <SelectField
          label={`Scale of the color pinned to ${name}`}
          options={scales.map((id) => ({ value: id, label: id }))}
          value={scale}
          onChange={(next) => edit(movePin(place, { scale: next, step }))}
        />
        <SelectField
          label={`Step of the color pinned to ${name}`}
          options={steps.map((label, value) => ({ value, label }))}
          value={step}
          onChange={(next) => edit(movePin(place, { scale, step: next }))}
        />
      </span>
      <span className={styles.note}>{MODE_LABELS[mode]}</span>
      <span className={styles.tools}>
        <IconButton
          size="small"
          label={`Unpin ${name}`}
          icon={<X aria-hidden />}
          onClick={() => edit(unpin(place))}
        />
      </span>
    </li>
  );
});
PinRow.displayName = 'PinRow';
