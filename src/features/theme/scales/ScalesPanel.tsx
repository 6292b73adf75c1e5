import { memo, useState } from 'react';
import type { EvenBy, ThemeMode } from '../../../theme/theme';
import { Panel } from '../../../ui/Panel';
import { SegmentedTabs } from '../../../ui/SegmentedTabs';
import { Skeleton } from '../../../ui/Skeleton';
import { setEvenBy } from '../edits/themeEdits';
import { MODE_TABS } from '../modeLabels';
import type { ModeView } from '../useModeColors';
import { useThemeEdit } from '../useThemeEdit';
import { Guarantee } from './Guarantee';
import { ScaleGrid } from './ScaleGrid';
import { ScaleLegend } from './ScaleLegend';
import styles from './ScalesPanel.module.css';
import { StepsControl } from './StepsControl';

const EVEN_BY = [
  { value: 'lightness', label: 'By lightness' },
  { value: 'ratio', label: 'By contrast' },
] as const satisfies readonly { readonly value: EvenBy; readonly label: string }[];

type ScalesPanelProps = {
  readonly steps: readonly string[];
  readonly evenBy: EvenBy;
  readonly light: ModeView | null;
  readonly dark: ModeView | null;
  readonly isDragged: boolean;
  readonly rows: number;
};

/** Every hue in every step, light beside dark where there is room. */
export const ScalesPanel = memo(({ steps, evenBy, light, dark, isDragged, rows }: ScalesPanelProps) => {
  const edit = useThemeEdit();
  const [narrow, setNarrow] = useState<ThemeMode>('light');
  const shown = { light, dark };
  return (
    <Panel
      title="Scales"
      controls={
        <SegmentedTabs
          label="Even steps"
          options={EVEN_BY}
          value={evenBy}
          onChange={(value) => edit(setEvenBy(value))}
        />
      }
    >
      <div className={styles.bar}>
        <StepsControl steps={steps} />
        <div className={styles.modes}>
          <SegmentedTabs label="Mode of the scales" options={MODE_TABS} value={narrow} onChange={setNarrow} />
        </div>
      </div>
      <div className={styles.grids} data-narrow={narrow}>
        {MODE_TABS.map(({ value: mode, label }) => {
          const view = shown[mode];
          return (
            <div key={mode} className={styles.mode} data-mode={mode}>
              <h3 className={styles.title}>{label}</h3>
              {view ? (
                <ScaleGrid mode={mode} theme={view.theme} scales={view.colors.scales} />
              ) : (
                <Skeleton height={46 + rows * 36} radius="var(--radius-m)" />
              )}
              <Guarantee mode={mode} view={view} isDragged={isDragged} />
            </div>
          );
        })}
      </div>
      <ScaleLegend />
    </Panel>
  );
});
ScalesPanel.displayName = 'ScalesPanel';
