import { memo, useState } from 'react';
import type { Gamut } from '../../../color/gamut';
import type { EvenBy, ThemeMode } from '../../../theme/theme';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { Panel } from '../../../ui/Panel';
import { SegmentedTabs } from '../../../ui/SegmentedTabs';
import { Skeleton } from '../../../ui/Skeleton';
import { setEvenBy, setGamut } from '../edits/themeEdits';
import { MODE_TABS } from '../modeLabels';
import type { ModeView } from '../useModeColors';
import { useThemeEdit } from '../useThemeEdit';
import { Guarantee } from './Guarantee';
import { ScaleGrid } from './ScaleGrid';
import { ScaleLegend } from './ScaleLegend';
import styles from './ScalesPanel.module.css';
import { StepsControl } from './StepsControl';
import { WideNote } from './WideNote';

const EVEN_BY = [
  { value: 'lightness', label: 'By lightness' },
  { value: 'ratio', label: 'By contrast' },
] as const satisfies readonly { readonly value: EvenBy; readonly label: string }[];

const GAMUTS = [
  { value: 'srgb', label: 'sRGB' },
  { value: 'p3', label: 'Display P3' },
] as const satisfies readonly { readonly value: Gamut; readonly label: string }[];

type ScalesPanelProps = {
  readonly steps: readonly string[];
  readonly evenBy: EvenBy;
  readonly light: ModeView | null;
  readonly dark: ModeView | null;
  readonly rows: number;
  readonly gamut: Gamut;
  readonly isWideScreen: boolean;
  /** On a wide screen: whether the sRGB fallbacks are shown instead. */
  readonly isFallbackShown: boolean;
  readonly onShowFallback: (isShown: boolean) => void;
};

/** Every hue in every step, light beside dark where there is room. */
export const ScalesPanel = memo((props: ScalesPanelProps) => {
  const { steps, evenBy, light, dark, rows, gamut } = props;
  const edit = useThemeEdit();
  const [narrow, setNarrow] = useState<ThemeMode>('light');
  const hasRoom = useMediaQuery('(min-width: 1100px)');
  const shown = { light, dark };
  const choices = (
    <>
      <StepsControl steps={steps} />
      <SegmentedTabs
        label="Colors"
        options={GAMUTS}
        value={gamut}
        onChange={(value) => edit(setGamut(value))}
      />
    </>
  );
  return (
    <Panel
      title="Scales"
      controls={
        <div className={styles.choices}>
          {hasRoom && choices}
          <SegmentedTabs
            label="Even steps"
            options={EVEN_BY}
            value={evenBy}
            onChange={(value) => edit(setEvenBy(value))}
          />
        </div>
      }
    >
      {!hasRoom && (
        <div className={styles.bar}>
          {choices}
          <div className={styles.modes}>
            <SegmentedTabs
              label="Mode of the scales"
              options={MODE_TABS}
              value={narrow}
              onChange={setNarrow}
            />
          </div>
        </div>
      )}
      {gamut === 'p3' && <WideNote {...props} />}
      <div className={styles.grids} data-narrow={narrow}>
        {MODE_TABS.map(({ value: mode, label }) => {
          const view = shown[mode];
          return (
            <div key={mode} className={styles.mode} data-mode={mode}>
              <h3 className={styles.title}>{label}</h3>
              {view ? (
                <ScaleGrid
                  mode={mode}
                  theme={view.theme}
                  scales={view.colors.scales}
                  isWideShown={props.isWideScreen && !props.isFallbackShown}
                />
              ) : (
                <Skeleton height={46 + rows * 36} radius="var(--radius-m)" />
              )}
              <Guarantee mode={mode} view={view} />
            </div>
          );
        })}
      </div>
      <ScaleLegend hasWide={gamut === 'p3'} />
    </Panel>
  );
});
ScalesPanel.displayName = 'ScalesPanel';
