import { useCallback, useId, useState } from 'react';
import type { Color } from '../../../../color/types';
import { useAppDispatch } from '../../../../state/hooks';
import { Panel } from '../../../../ui/Panel';
import { SegmentedTabs } from '../../../../ui/SegmentedTabs';
import { replaceSelectedColor } from '../../../../state/palette/editPalette';
import { useShownPalette } from '../../palette/shownPalette';
import type { PanelProps } from '../../panelProps';
import { SelectedColorMark } from '../../SelectedColorMark';
import { ChannelRamps } from './ChannelRamps';
import styles from './ColorAdjustmentsPanel.module.css';
import { SimilarColors } from './SimilarColors';
import { WheelSchemes } from './WheelSchemes';

const TABS = [
  { value: 'hsl', label: 'HSL' },
  { value: 'rgb', label: 'RGB' },
  { value: 'similar', label: 'Similar' },
  { value: 'wheel', label: 'Color wheel' },
] as const;

type Tab = (typeof TABS)[number]['value'];

const ColorAdjustmentsPanel = ({ title }: PanelProps) => {
  const dispatch = useAppDispatch();
  const { color } = useShownPalette();
  const [tab, setTab] = useState<Tab>('hsl');
  const contentId = useId();
  const replace = useCallback((next: Color) => void dispatch(replaceSelectedColor(next)), [dispatch]);
  return (
    <Panel
      title={title}
      mark={<SelectedColorMark />}
      controls={
        <SegmentedTabs label={title} options={TABS} value={tab} onChange={setTab} panelId={contentId} />
      }
    >
      <div
        id={contentId}
        role="tabpanel"
        aria-label={TABS.find(({ value }) => value === tab)?.label}
        className={styles.content}
      >
        {(tab === 'hsl' || tab === 'rgb') && <ChannelRamps space={tab} color={color} onChoose={replace} />}
        {tab === 'similar' && <SimilarColors />}
        {tab === 'wheel' && <WheelSchemes color={color} onChoose={replace} />}
      </div>
    </Panel>
  );
};

export default ColorAdjustmentsPanel;
