import { memo, type MouseEvent } from 'react';
import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import { allScales, PURE, type ThemeScales } from '../../../theme/themeScales';
import type { Theme, ThemeMode } from '../../../theme/theme';
import { useCopied } from '../../../ui/useCopied';
import { useRovingFocus } from '../../../ui/useRovingFocus';
import type { VariableStyle } from '../../../ui/variableStyle';
import { MODE_LABELS } from '../modeLabels';
import { rowText } from './rowText';
import styles from './ScaleGrid.module.css';
import { ScaleRow } from './ScaleRow';
import { usePinKeys } from './usePinKeys';
import { useStepDrag } from './useStepDrag';

type ScaleGridProps = {
  readonly mode: ThemeMode;
  readonly theme: Theme;
  readonly scales: ThemeScales;
  /** Whether steps are shown in their wide colors. */
  readonly isWideShown: boolean;
};

/** All scales of a mode on its own page color: a click copies a step, a drag assigns it to a role. One Tab stop. */
export const ScaleGrid = memo(({ mode, theme, scales, isWideShown }: ScaleGridProps) => {
  const { steps, evenBy } = theme;
  const { copied, copy } = useCopied();
  const rows = allScales(scales);
  const count = steps.length;
  const group = useRovingFocus({ count: rows.length * count, columns: count });
  const { onPointerDown, watchTouches, wasDragged } = useStepDrag(mode);
  const onPinKey = usePinKeys(mode, scales);
  const page = scales.neutral.steps[0] ?? PURE.white;
  const style: VariableStyle = {
    '--steps': count,
    '--page': formatHex(page),
    '--page-ink': readableInk(page.rgb),
  };
  const onClick = ({ target }: MouseEvent) => {
    const cell = target instanceof Element ? target.closest('button') : null;
    const { scale, step } = cell?.dataset ?? {};
    const color = rows.find(({ id }) => id === scale)?.steps[Number(step)];
    if (color && !wasDragged()) void copy(formatHex(color));
  };
  return (
    <div ref={watchTouches} className={styles.scroller} style={style} data-mode={mode}>
      <div
        {...group}
        role="toolbar"
        tabIndex={-1}
        aria-label={`${MODE_LABELS[mode]} scales`}
        className={styles.grid}
        onClick={onClick}
        onKeyDown={(event) => {
          if (!onPinKey(event)) group.onKeyDown(event);
        }}
        onPointerDown={onPointerDown}
      >
        <div className={styles.head} aria-hidden>
          <span />
          {steps.map((step) => (
            <span key={step}>{step}</span>
          ))}
        </div>
        {rows.map((scale, row) => (
          <ScaleRow
            key={scale.id}
            id={scale.id}
            {...rowText(scale, scales.ladder, evenBy)}
            isWideShown={isWideShown}
            steps={steps}
            start={row * count}
            copied={copied}
          />
        ))}
      </div>
    </div>
  );
});
ScaleGrid.displayName = 'ScaleGrid';
