import { adjustmentLabel, adjustPalette } from '../../../../color/generate/adjustments';
import { PaletteResult } from '../../result/PaletteResult';
import { type AdjustmentTabProps, ROW_LEVELS } from './adjustmentChoices';
import { AdjustmentRow } from './AdjustmentRow';

/** All unlocked colors: contrast is between them, so none can be excluded. */
export const ContrastTab = ({ colors, scope: { locked }, onUse }: AdjustmentTabProps) =>
  ROW_LEVELS.map((level) => {
    const label = adjustmentLabel({ kind: 'contrast', level });
    const adjusted = adjustPalette(colors, { kind: 'contrast', level }, { locked });
    return (
      <AdjustmentRow key={level} label={label}>
        <PaletteResult label={label} palette={adjusted} onClick={() => onUse(adjusted)} />
      </AdjustmentRow>
    );
  });
