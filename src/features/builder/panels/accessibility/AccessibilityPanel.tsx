import { useId, useState } from 'react';
import { Panel } from '../../../../ui/Panel';
import { SegmentedTabs } from '../../../../ui/SegmentedTabs';
import type { PanelProps } from '../../panelProps';
import { ColorBlindness } from './ColorBlindness';
import { LowVision } from './LowVision';

const VIEWS = [
  { value: 'blindness', label: 'Color blindness' },
  { value: 'lowVision', label: 'Low vision' },
] as const;

const AccessibilityPanel = ({ title }: PanelProps) => {
  const contentId = useId();
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('blindness');
  return (
    <Panel
      title={title}
      controls={
        <SegmentedTabs label={title} options={VIEWS} value={view} onChange={setView} panelId={contentId} />
      }
    >
      {view === 'blindness' ? <ColorBlindness id={contentId} /> : <LowVision id={contentId} />}
    </Panel>
  );
};

export default AccessibilityPanel;
