import { memo } from 'react';
import type { Palette } from '../../../color/types';
import { NEUTRAL_CHOICES, NEUTRAL_LABEL } from '../../../domain/themeHueMessages';
import { NEUTRAL } from '../../../theme/scale';
import { SelectField } from '../../../ui/SelectField';
import { useFocusFallback } from '../../../ui/useFocusFallback';
import { ownNeutral, removeGray, setGray, tintNeutral } from '../edits/grayEdits';
import { useEndGesture, useThemeEdit } from '../useThemeEdit';
import { AnchorChips } from './AnchorChips';
import { chipAfter } from './chipAfter';
import { ColorField } from './ColorField';
import styles from './HuesPanel.module.css';

type NeutralRowProps = {
  readonly grays: Palette;
  /** Whether there is a brand to take a tint from. */
  readonly hasBrand: boolean;
};

/** The neutral: its grays, or the brand's tint. */
export const NeutralRow = memo(({ grays, hasBrand }: NeutralRowProps) => {
  const edit = useThemeEdit();
  const endGesture = useEndGesture();
  const keptFocus = useFocusFallback(chipAfter);
  const [gray] = grays;
  return (
    <section className={styles.neutral} aria-label="Neutral" {...keptFocus}>
      <div className={styles.row}>
        {gray && (
          <ColorField
            label={`Color of ${NEUTRAL}`}
            color={gray}
            onChange={(next, isGesture) => edit(setGray(next), isGesture ? `color ${NEUTRAL}` : undefined)}
            onGestureEnd={endGesture}
          />
        )}
        <span className={styles.neutralName}>{NEUTRAL}</span>
        <SelectField
          label={NEUTRAL_LABEL}
          options={NEUTRAL_CHOICES.filter(({ value }) => value === 'own' || hasBrand)}
          value={gray ? 'own' : 'tint'}
          onChange={(value) => edit(value === 'own' ? ownNeutral : tintNeutral)}
        />
        {grays.length > 1 && (
          <AnchorChips scale={NEUTRAL} colors={grays} onRemove={(index) => edit(removeGray(index))} />
        )}
      </div>
    </section>
  );
});
NeutralRow.displayName = 'NeutralRow';
