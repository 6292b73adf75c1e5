import { useId, useState, type ComponentType } from 'react';
import type { Palette } from '../../../../color/types';
import { BUILDER_MESSAGES } from '../../../../domain/builderMessages';
import { useAppDispatch } from '../../../../state/hooks';
import { Panel } from '../../../../ui/Panel';
import { SegmentedTabs } from '../../../../ui/SegmentedTabs';
import { recolorPalette } from '../../../../state/palette/commitPalette';
import { useShownPalette } from '../../palette/shownPalette';
import type { PanelProps } from '../../panelProps';
import { ColorToggles } from '../../result/ColorToggles';
import { PanelNote } from '../../result/PanelNote';
import { useRandomList } from '../../result/useRandomList';
import { FIRST_CHOICES, type AdjustmentTabProps } from './adjustmentChoices';
import { AdjustmentRow } from './AdjustmentRow';
import { ContrastTab } from './ContrastTab';
import { HueTab } from './HueTab';
import { NivelateTab } from './NivelateTab';
import styles from './PaletteAdjustmentsPanel.module.css';
import { SimilarTab } from './SimilarTab';
import { TintTab } from './TintTab';
import { TonesTab } from './TonesTab';
import { useActiveColors } from './useActiveColors';

const PANEL_ID = 'palette-adjustments';

const TABS = [
  { value: 'tones', label: 'Tones' },
  { value: 'tint', label: 'Tint' },
  { value: 'hue', label: 'Hue' },
  { value: 'contrast', label: 'Contrast' },
  { value: 'nivelate', label: 'Nivelate' },
  { value: 'similar', label: 'Similar' },
] as const satisfies readonly { value: string; label: string }[];

type TabValue = (typeof TABS)[number]['value'];

/** The tabs whose rows depend on the palette alone; the remaining one is random. */
const ROW_TABS: Record<Exclude<TabValue, 'similar'>, ComponentType<AdjustmentTabProps>> = {
  tones: TonesTab,
  tint: TintTab,
  hue: HueTab,
  contrast: ContrastTab,
  nivelate: NivelateTab,
};

const PaletteAdjustmentsPanel = ({ title }: PanelProps) => {
  const dispatch = useAppDispatch();
  const contentId = useId();
  const { colors, locked } = useShownPalette();
  const { source, seed, refresh } = useRandomList(PANEL_ID);
  const [tab, setTab] = useState<TabValue>('tones');
  const [choices, setChoices] = useState(FIRST_CHOICES);
  const { active, toggle } = useActiveColors(colors, locked);

  const content = () => {
    if (locked.every(Boolean)) return <PanelNote>{BUILDER_MESSAGES.allColorsLocked}</PanelNote>;
    if (tab === 'similar') {
      const use = (palette: Palette) =>
        dispatch(recolorPalette(palette, { origin: { panelId: PANEL_ID, source } }));
      return <SimilarTab source={source} seed={seed} onRefresh={refresh} onUse={use} />;
    }
    const Tab = ROW_TABS[tab];
    return (
      <Tab
        colors={colors}
        scope={{ locked, active }}
        choices={choices}
        onChoose={(change) => setChoices({ ...choices, ...change })}
        toggles={
          <AdjustmentRow label="Applies to" isFixed>
            <ColorToggles
              label="Applies to"
              colors={colors}
              locked={locked}
              active={active}
              onToggle={toggle}
            />
          </AdjustmentRow>
        }
        onUse={(palette) => dispatch(recolorPalette(palette))}
      />
    );
  };

  return (
    <Panel
      title={title}
      controls={
        <div className={styles.tabs}>
          <SegmentedTabs label={title} options={TABS} value={tab} onChange={setTab} panelId={contentId} />
        </div>
      }
    >
      <div id={contentId} className={styles.content} role="tabpanel" aria-label={title}>
        {content()}
      </div>
    </Panel>
  );
};

export default PaletteAdjustmentsPanel;
