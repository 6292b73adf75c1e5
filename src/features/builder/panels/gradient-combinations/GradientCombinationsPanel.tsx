import { useId, useMemo, useState } from 'react';
import { paletteGradients, wheelGradients, type GradientSize } from '../../../../color/generate/gradients';
import { PANEL_MESSAGES } from '../../../../domain/panelMessages';
import { Panel } from '../../../../ui/Panel';
import { SegmentedTabs } from '../../../../ui/SegmentedTabs';
import { useShownPalette } from '../../palette/shownPalette';
import type { PanelProps } from '../../panelProps';
import { PanelNote } from '../../result/PanelNote';
import { SelectedColorMark } from '../../SelectedColorMark';
import styles from './GradientCombinationsPanel.module.css';
import { GradientList } from './GradientList';

const SOURCES = [
  { value: 'palette', label: 'Palette colors' },
  { value: 'wheel', label: 'Color wheel' },
] as const;

const SIZES = [
  { value: '2', label: '2 colors', size: 2 },
  { value: '3', label: '3 colors', size: 3 },
  { value: '4', label: '4 colors', size: 4 },
] as const satisfies readonly { value: string; label: string; size: GradientSize }[];

type Source = (typeof SOURCES)[number]['value'];

const GradientCombinationsPanel = ({ title }: PanelProps) => {
  const contentId = useId();
  const { colors, color } = useShownPalette();
  const [source, setSource] = useState<Source>('palette');
  const [chosen, setChosen] = useState<GradientSize | null>(null);
  const size = chosen ?? (colors.length > 2 ? 3 : 2);
  // In the palette tab the list does not depend on the selection.
  const base = source === 'wheel' ? color : null;
  const combinations = useMemo(
    () => (base ? wheelGradients(base, size) : paletteGradients(colors, size)),
    [base, colors, size],
  );

  return (
    <Panel
      title={title}
      mark={source === 'wheel' && <SelectedColorMark />}
      controls={
        <SegmentedTabs
          label="Source"
          options={SOURCES}
          value={source}
          onChange={setSource}
          panelId={contentId}
        />
      }
    >
      <div className={styles.sizes}>
        <SegmentedTabs
          label="Number of colors"
          options={SIZES}
          value={`${size}`}
          look="underlined"
          onChange={(value) => setChosen(SIZES.find((option) => option.value === value)?.size ?? null)}
          panelId={contentId}
        />
      </div>
      <div id={contentId} className={styles.content} role="tabpanel" aria-label={title}>
        {combinations.length === 0 ? (
          <PanelNote>{PANEL_MESSAGES.gradientColorsMissing}</PanelNote>
        ) : (
          <GradientList label={title} combinations={combinations} />
        )}
      </div>
    </Panel>
  );
};

export default GradientCombinationsPanel;
