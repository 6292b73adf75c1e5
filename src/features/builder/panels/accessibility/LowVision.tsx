import { useMemo } from 'react';
import { lowVision } from '../../../../color/lowVision';
import { PANEL_MESSAGES } from '../../../../domain/panelMessages';
import { useAppDispatch } from '../../../../state/hooks';
import { recolorPalette } from '../../../../state/palette/commitPalette';
import { useShownPalette } from '../../palette/shownPalette';
import styles from './Sight.module.css';
import { SightRow } from './SightRow';

/** The palette with colors easier to distinguish, beside the original. */
export const LowVision = ({ id }: { readonly id: string }) => {
  const dispatch = useAppDispatch();
  const { colors } = useShownPalette();
  const easier = useMemo(() => colors.map(lowVision), [colors]);
  return (
    <div id={id} className={styles.content} data-is-tall>
      <SightRow label="Original" palette={colors} />
      <div className={styles.rows}>
        <SightRow
          label="Low vision"
          caption="more saturated, lighter or darker"
          palette={easier}
          onUse={(palette) => dispatch(recolorPalette(palette))}
        />
      </div>
      <p className={styles.note}>{PANEL_MESSAGES.lowVisionNote}</p>
    </div>
  );
};
