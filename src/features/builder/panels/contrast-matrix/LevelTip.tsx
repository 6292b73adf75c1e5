import { useId, useState } from 'react';
import { type TextSize, wcagLevel } from '../../../../color/wcagLevel';
import { needWords } from '../../../../domain/wcagSentences';
import styles from './LevelTip.module.css';

type LevelTipProps = { readonly ratio: number; readonly size: TextSize };

/** The level of a ratio at a text size. Tooltips explain the levels, on hover, focus and tap. */
export const LevelTip = ({ ratio, size }: LevelTipProps) => {
  const tipId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className={styles.host}>
      <button
        type="button"
        className={styles.level}
        aria-describedby={tipId}
        onClick={() => setIsOpen(!isOpen)}
        onBlur={() => setIsOpen(false)}
      >
        {wcagLevel(ratio, size)}
      </button>
      <span id={tipId} role="tooltip" className={styles.tip} data-open={isOpen || undefined}>
        {needWords(size)}
      </span>
    </span>
  );
};
