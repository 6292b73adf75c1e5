import { nivelate, type NivelateChannel } from '../../../../color/generate/nivelate';
import { SegmentedTabs } from '../../../../ui/SegmentedTabs';
import { PaletteResult } from '../../result/PaletteResult';
import type { AdjustmentTabProps } from './adjustmentChoices';
import { AdjustmentRow } from './AdjustmentRow';

const OPTIONS = [
  { value: 'saturation', label: 'Saturation' },
  { value: 'lightness', label: 'Lightness' },
] as const satisfies readonly { value: NivelateChannel; label: string }[];

/** The same saturation or lightness for all active colors. */
export const NivelateTab = ({
  colors,
  scope,
  choices: { channel },
  onChoose,
  toggles,
  onUse,
}: AdjustmentTabProps) => {
  const label = `Equal ${channel}`;
  const leveled = nivelate(colors, channel, scope);
  return (
    <>
      <AdjustmentRow label="Level" isFixed>
        <SegmentedTabs
          label="Nivelate"
          options={OPTIONS}
          value={channel}
          onChange={(chosen) => onChoose({ channel: chosen })}
        />
      </AdjustmentRow>
      {toggles}
      <AdjustmentRow label={label}>
        <PaletteResult label={label} palette={leveled} onClick={() => onUse(leveled)} />
      </AdjustmentRow>
    </>
  );
};
