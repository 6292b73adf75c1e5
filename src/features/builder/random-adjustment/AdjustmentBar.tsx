import { Dices } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { adjustmentLabel } from '../../../color/generate/adjustments';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { afterPaint } from '../../../ui/afterPaint';
import { Button } from '../../../ui/Button';
import { KeyHint } from '../../../ui/KeyHint';
import { ADJUST_BUTTON_ID } from './AdjustButton';
import { acceptAdjustment, adjustRandomly } from './adjustmentCommands';
import styles from './AdjustmentBar.module.css';
import { previewClosed, selectPreview } from './adjustmentSlice';
import { selectPreviewColors } from './previewColors';

/** True also if the focus is in a hidden element, which is about to lose it. */
const hasNoFocus = (): boolean =>
  document.activeElement === document.body || document.activeElement?.closest('[hidden]') !== null;

/** The actions for a random adjustment; replaces the toolbar while one is shown. */
export const AdjustmentBar = () => {
  const dispatch = useAppDispatch();
  const preview = useAppSelector(selectPreview);
  const columns = useAppSelector(selectPreviewColors);
  const bar = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = bar.current;
    // The pressed button was hidden with its toolbar. With the focus on the bar itself, Enter accepts and Escape
    // discards.
    afterPaint(() => {
      if (hasNoFocus()) element?.focus({ preventScroll: true });
    });
    return () => {
      if (!element?.contains(document.activeElement)) return;
      afterPaint(() => {
        if (hasNoFocus()) document.getElementById(ADJUST_BUTTON_ID)?.focus({ preventScroll: true });
      });
    };
  }, []);

  if (!preview) return null;
  const { adjustments, freeLeft } = preview;
  const adjusted = columns.filter(({ outcome }) => outcome === 'adjusted').length;
  const free = freeLeft === null ? '' : `, ${freeLeft} free left`;
  return (
    <section ref={bar} className={styles.bar} aria-label="Random adjustment" tabIndex={-1}>
      <div className={styles.title}>
        <h1 tabIndex={-1}>Random adjustment</h1>
        <output>
          <span className={styles.spoken}>{adjustments.map(adjustmentLabel).join(', ')}. </span>
          <span className={styles.summary}>{`${adjusted} of ${columns.length} colors${free}`}</span>
        </output>
      </div>
      <div className={styles.again}>
        <Button
          variant="quiet"
          icon={<Dices aria-hidden />}
          title="Try another adjustment"
          onClick={() => void dispatch(adjustRandomly())}
        >
          Try another
        </Button>
      </div>
      <div className={styles.decide}>
        <Button aria-keyshortcuts="Escape" onClick={() => dispatch(previewClosed())}>
          Discard<KeyHint>Esc</KeyHint>
        </Button>
        <Button variant="primary" aria-keyshortcuts="Enter" onClick={() => dispatch(acceptAdjustment())}>
          Accept<KeyHint>↵</KeyHint>
        </Button>
      </div>
    </section>
  );
};
