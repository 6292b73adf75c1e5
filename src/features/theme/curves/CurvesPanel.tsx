import { useId, useState } from 'react';
import { chromaFactors } from '../../../theme/chromaCurve';
import { ladderOf } from '../../../theme/scale';
import type { Theme, ThemeMode } from '../../../theme/theme';
import { Panel } from '../../../ui/Panel';
import { SegmentedTabs } from '../../../ui/SegmentedTabs';
import { resetCurve, setCurve, type CurveName } from '../edits/themeEdits';
import { MODE_TABS } from '../modeLabels';
import type { ModeView } from '../useModeColors';
import { useEndGesture, useThemeEdit } from '../useThemeEdit';
import styles from './CurvesPanel.module.css';
import { HueShifts } from './HueShifts';
import { Plot } from './Plot';
import { CHROMA, LIGHTNESS, toneBetween, toneText } from './plotShapes';

type CurvesPanelProps = {
  readonly theme: Theme;
  /** Null until the colors are computed. */
  readonly light: ModeView | null;
  readonly dark: ModeView | null;
};

/** The curves that all hues of a mode share, and the shift of each hue. */
export const CurvesPanel = ({ theme, light, dark }: CurvesPanelProps) => {
  const edit = useThemeEdit();
  const endGesture = useEndGesture();
  const [mode, setMode] = useState<ThemeMode>('light');
  const panelId = useId();
  const ladder = ladderOf(theme, mode);
  const { steps, evenBy, curves } = theme;
  const factors = chromaFactors(curves[mode].chroma, steps.length);
  const change = (curve: CurveName, step: number, value: number | null, isGesture: boolean) => {
    const kept = value !== null && curve === 'tones' ? toneBetween(ladder, mode, step, value) : value;
    edit(setCurve(mode, curve, step, kept), isGesture ? `${mode} ${curve} ${step}` : undefined);
  };
  return (
    <Panel
      title="Curves"
      controls={
        <SegmentedTabs
          label="Mode of the curves"
          options={MODE_TABS}
          value={mode}
          onChange={setMode}
          panelId={panelId}
        />
      }
    >
      <div id={panelId} className={styles.curves}>
        <Plot
          shape={
            evenBy === 'lightness'
              ? LIGHTNESS
              : { ...LIGHTNESS, title: 'Contrast', pointLabel: 'Contrast of' }
          }
          steps={steps}
          values={ladder}
          texts={ladder.map((tone) => toneText(ladder, tone, evenBy))}
          byHand={curves[mode].tones}
          onChange={(step, value, isGesture) => change('tones', step, value, isGesture)}
          onGestureEnd={endGesture}
          onReset={() => edit(resetCurve(mode, 'tones'))}
        />
        <Plot
          shape={CHROMA}
          steps={steps}
          values={factors}
          texts={factors.map((factor) => `× ${factor.toFixed(2)}`)}
          byHand={curves[mode].chroma}
          onChange={(step, value, isGesture) => change('chroma', step, value, isGesture)}
          onGestureEnd={endGesture}
          onReset={() => edit(resetCurve(mode, 'chroma'))}
        />
        <HueShifts hues={theme.hues} scales={{ light, dark }[mode]?.colors.scales.hues} />
      </div>
    </Panel>
  );
};
