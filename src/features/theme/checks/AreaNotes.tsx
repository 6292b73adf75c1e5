import { useMemo } from 'react';
import { areasBelow, AREAS_CLEAR, AREAS_OUTLINED } from '../../../domain/themeCheckMessages';
import { faintAreas } from '../../../theme/faintAreas';
import { MODE_TABS } from '../modeLabels';
import { ROLE_LABELS } from '../roles/roleWords';
import type { ModeView } from '../useModeColors';
import styles from './StatusVisions.module.css';

type AreaNotesProps = { readonly light: ModeView | null; readonly dark: ModeView | null };

/** Which filled areas are outlined, as they are faint on some ground. */
export const AreaNotes = ({ light, dark }: AreaNotesProps) => {
  const below = useMemo(() => {
    const views = { light, dark };
    return MODE_TABS.flatMap(({ value, label }) => {
      const view = views[value];
      const labels = view ? faintAreas(view.colors).map((role) => ROLE_LABELS[role]) : [];
      return labels.length > 0 ? [areasBelow(labels, label.toLowerCase())] : [];
    });
  }, [light, dark]);
  return (
    <div className={styles.visions}>
      <h3 className={styles.title}>Filled areas</h3>
      <p className={styles.note}>{[below.length > 0 ? AREAS_OUTLINED : AREAS_CLEAR, ...below].join(' ')}</p>
    </div>
  );
};
