import { adjustmentLabel, adjustPalette, TONES } from '../../../../color/generate/adjustments';
import { SelectField } from '../../../../ui/SelectField';
import { PaletteResult } from '../../result/PaletteResult';
import { type AdjustmentTabProps, ROW_LEVELS } from './adjustmentChoices';
import { AdjustmentRow } from './AdjustmentRow';

/** Row n has strength n, and each row its own choice. */
export const TonesTab = ({ colors, scope, choices, onChoose, toggles, onUse }: AdjustmentTabProps) => (
  <>
    {toggles}
    {ROW_LEVELS.map((level, row) => {
      const kind = choices.tones[row] ?? TONES[0];
      const adjusted = adjustPalette(colors, { kind, level }, scope);
      const options = TONES.map((tone) => ({ value: tone, label: adjustmentLabel({ kind: tone, level }) }));
      return (
        <AdjustmentRow
          key={level}
          label={
            <SelectField
              label={`Tone of row ${level}`}
              options={options}
              value={kind}
              onChange={(tone) => onChoose({ tones: choices.tones.with(row, tone) })}
            />
          }
        >
          <PaletteResult
            label={adjustmentLabel({ kind, level })}
            palette={adjusted}
            onClick={() => onUse(adjusted)}
          />
        </AdjustmentRow>
      );
    })}
  </>
);
