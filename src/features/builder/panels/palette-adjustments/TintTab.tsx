import { TINT_KINDS, TINT_STRENGTHS, tintPalette, TINTS } from '../../../../color/generate/tints';
import { SelectField } from '../../../../ui/SelectField';
import { PaletteResult } from '../../result/PaletteResult';
import type { AdjustmentTabProps } from './adjustmentChoices';
import { AdjustmentRow } from './AdjustmentRow';

const OPTIONS = TINT_KINDS.map((tint) => ({ value: tint, label: TINTS[tint].label }));

/** One tint for all rows, each row stronger than the one above. */
export const TintTab = ({
  colors,
  scope,
  choices: { tint },
  onChoose,
  toggles,
  onUse,
}: AdjustmentTabProps) => (
  <>
    <AdjustmentRow label="Toward" isFixed>
      <SelectField
        label="Tint"
        options={OPTIONS}
        value={tint}
        onChange={(chosen) => onChoose({ tint: chosen })}
      />
    </AdjustmentRow>
    {toggles}
    {TINT_STRENGTHS.map((strength) => {
      const label = `${TINTS[tint].label} × ${strength}`;
      const tinted = tintPalette(colors, tint, strength, scope);
      return (
        <AdjustmentRow key={strength} label={label}>
          <PaletteResult label={label} palette={tinted} onClick={() => onUse(tinted)} />
        </AdjustmentRow>
      );
    })}
  </>
);
