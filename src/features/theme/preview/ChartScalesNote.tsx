import { useMemo } from 'react';
import { DEFICIENCIES } from '../../../color/deficiency';
import { CHART_SCALES, chartScales, leastSeen, type LeastDistance } from '../../../theme/chartScales';
import type { ThemeMode } from '../../../theme/theme';
import { MODE_LABELS } from '../modeLabels';
import type { ModeView } from '../useModeColors';
import styles from './PreviewPanel.module.css';

type Row = { readonly least: LeastDistance; readonly name: string };

const rowsOf = (view: ModeView | null, mode: ThemeMode): Row[] => {
  if (!view) return [];
  const scales = chartScales(view.theme, mode);
  return CHART_SCALES.map((scale) => ({
    least: leastSeen(scales[scale]),
    name: `${scale === 'sequential' ? 'Sequential' : 'Diverging'}, ${MODE_LABELS[mode].toLowerCase()}`,
  }));
};

const visionText = ({ vision }: LeastDistance): string =>
  vision === 'normal' ? 'normal vision' : DEFICIENCIES[vision].label.toLowerCase();

type ChartScalesNoteProps = { readonly light: ModeView | null; readonly dark: ModeView | null };

/** Whether the simulations tell the colors of the chart scales apart, and which does so least. */
export const ChartScalesNote = ({ light, dark }: ChartScalesNoteProps) => {
  const rows = useMemo(() => [...rowsOf(light, 'light'), ...rowsOf(dark, 'dark')], [light, dark]);
  if (rows.length === 0) return null;
  const confused = rows.filter(({ least }) => least.isConfused);
  const [nearest] = rows.toSorted((a, b) => a.least.distance - b.least.distance);
  return (
    <p className={styles.note}>
      {confused.length === 0
        ? 'Normal vision and all eight simulations tell all colors of both scales apart.'
        : `${confused.map(({ name }) => name).join('; ')}: two colors look alike in normal vision or in a simulation.`}{' '}
      {nearest &&
        `Nearest: ${nearest.name.toLowerCase()}, ${nearest.least.distance.toFixed(3)} apart in OKLab, for ${visionText(nearest.least)}.`}{' '}
      The scales are in every export but that for Material 3, as sequential-1 to 5 and diverging-1 to 5.
    </p>
  );
};
