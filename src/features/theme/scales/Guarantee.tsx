import { useMemo } from 'react';
import { formatRatio } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import { useAppSelector } from '../../../state/hooks';
import { selectIsThemeDragged } from '../../../state/theme/themeSlice';
import type { ThemeMode } from '../../../theme/theme';
import type { ModeView } from '../useModeColors';
import { useSettled } from '../useSettled';
import { bestGuarantee } from './bestGuarantee';
import styles from './ScalesPanel.module.css';

/** What steps after the first one for text, and before the last one for a ground, look like. */
const BEYOND: Readonly<Record<ThemeMode, readonly [text: string, ground: string]>> = {
  light: ['darker', 'lighter'],
  dark: ['lighter', 'darker'],
};

type GuaranteeProps = {
  readonly mode: ThemeMode;
  readonly view: ModeView | null;
};

/** Which steps are readable on which, whatever their hues, with the least readable pair as an example. */
export const Guarantee = ({ mode, view }: GuaranteeProps) => {
  // Text waits until a drag has ended: it is for reading.
  const isDragged = useAppSelector(selectIsThemeDragged);
  const settled = useSettled(view, isDragged);
  const best = useMemo(() => settled && bestGuarantee(settled.colors.scales), [settled]);
  if (!settled) return <p className={styles.sentence} />;
  if (!best)
    return (
      <p className={styles.sentence}>
        The steps lie too close together: none is readable on another in every hue.
      </p>
    );
  const { front, back, ratio } = best;
  const { steps } = settled.theme;
  const [from = '', upTo = ''] = [steps[best.from], steps[best.upTo]];
  const [text, ground] = BEYOND[mode];
  const isLast = best.from === steps.length - 1;
  return (
    <div className={styles.guarantee}>
      <span
        className={styles.example}
        style={{ color: formatHex(front.color), background: formatHex(back.color) }}
        aria-hidden
      >
        Aa
      </span>
      <p className={styles.sentence}>
        {`Text in ${from}${isLast ? '' : ` or ${text}`} is readable on ${upTo}${best.upTo === 0 ? '' : ` or ${ground}`}, in any two hues.`}{' '}
        <span className={styles.hardest}>
          {`Hardest: ${front.scale} ${from} on ${back.scale} ${upTo}, ${formatRatio(ratio)}\u00a0:\u00a01. Text needs 4.5.`}
        </span>
      </p>
    </div>
  );
};
