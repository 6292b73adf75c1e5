import { Lock, LockOpen } from 'lucide-react';

import { Tooltip } from '../../../ui/Tooltip';
import type { RovingItem } from '../../../ui/useRovingFocus';
import styles from './PaletteColumns.module.css';

type KeepButtonProps = {
  readonly hex: string;
  readonly isKept: boolean;
  /** Its index among the controls of the palette. */
  readonly item: RovingItem;
  readonly onKeep: (isKept: boolean) => void;
};

/** Whether a color is kept when the palette is regenerated. Picked colors are, until they are unlocked. */
export const KeepButton = ({ hex, isKept, item, onKeep }: KeepButtonProps) => (
  <span className={styles.keep} data-kept={isKept || undefined}>
    <Tooltip label={isKept ? 'Unlock: another palette may replace it' : 'Lock: it stays in other palettes'}>
      <button
        type="button"
        aria-label={isKept ? `Unlock ${hex}` : `Lock ${hex}`}
        onClick={() => onKeep(!isKept)}
        {...item}
      >
        {isKept ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
      </button>
    </Tooltip>
  </span>
);
