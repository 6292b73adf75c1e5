import { adjustmentLabel } from '../../../color/generate/adjustments';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { usePaletteNames } from '../../../state/usePaletteNames';
import { selectSelectedIndex, swatchSelected } from '../../../state/palette/selectionSlice';
import { lockToggled } from '../../../state/palette/historySlice';
import styles from './AdjustmentPreview.module.css';
import { colorToggled, selectPreview } from './adjustmentSlice';
import { PreviewColumn } from './PreviewColumn';
import { selectPreviewColors } from './previewColors';

/** Shown instead of the strip during a random adjustment: every color, and below it the adjusted one. */
export const AdjustmentPreview = () => {
  const dispatch = useAppDispatch();
  const preview = useAppSelector(selectPreview);
  const columns = useAppSelector(selectPreviewColors);
  const selectedIndex = useAppSelector(selectSelectedIndex);
  const names = usePaletteNames(preview?.colors ?? []);
  return (
    <section
      className={styles.preview}
      data-many={columns.length >= 8 || undefined}
      aria-label="Color palette, with a preview"
    >
      <ul className={styles.adjustments} aria-label="Adjustments">
        {preview?.adjustments.map((adjustment) => (
          <li key={adjustment.kind}>{adjustmentLabel(adjustment)}</li>
        ))}
      </ul>
      <ol className={styles.columns}>
        {columns.map((column, index) => (
          <PreviewColumn
            // When a flag changes the position stays the same, not the color.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            column={column}
            index={index}
            name={names[index]?.trim() ?? ''}
            isSelected={index === selectedIndex}
            onSelect={() => dispatch(swatchSelected(index))}
            onUnlock={() => dispatch(lockToggled(index))}
            onToggle={() => dispatch(colorToggled(index))}
          />
        ))}
      </ol>
    </section>
  );
};
