import { useMemo } from 'react';
import { confusedSeries, nearestSeries } from '../../../domain/themeCheckMessages';
import { nearestCharts } from '../../../theme/sameRoles';
import { MODE_TABS } from '../modeLabels';
import { ROLE_LABELS } from '../roles/roleWords';
import type { ModeView } from '../useModeColors';
import styles from './StatusVisions.module.css';

type ChartNotesProps = { readonly light: ModeView | null; readonly dark: ModeView | null };

/** How similar the series of a chart are, in words. */
export const ChartNotes = ({ light, dark }: ChartNotesProps) => {
  const nearest = useMemo(() => {
    const views = { light, dark };
    return MODE_TABS.flatMap(({ value, label }) => {
      const view = views[value];
      return view ? [{ mode: label.toLowerCase(), ...nearestCharts(view.colors) }] : [];
    });
  }, [light, dark]);
  return (
    <div className={styles.visions}>
      <h3 className={styles.title}>Charts</h3>
      {nearest.map(({ mode, roles: [one, other], separation, confused, pairs }) => (
        <p key={mode} className={styles.note}>
          {nearestSeries([ROLE_LABELS[one], ROLE_LABELS[other]], separation, mode)}{' '}
          {confusedSeries(confused, pairs)}
        </p>
      ))}
    </div>
  );
};
