import { formatHex } from '../../../../color/format';
import { HUE_STEPS, hueRows } from '../../../../color/generate/hueShift';
import { ColorStrip } from '../../../../ui/ColorStrip';
import { SegmentedTabs } from '../../../../ui/SegmentedTabs';
import { PaletteResult, resultName } from '../../result/PaletteResult';
import type { AdjustmentTabProps } from './adjustmentChoices';
import { AdjustmentRow } from './AdjustmentRow';
import styles from './HueTab.module.css';

const OPTIONS = HUE_STEPS.map((degrees) => ({ value: `${degrees}`, label: `${degrees}°` }));

const labelOf = (degrees: number): string => (degrees < 0 ? `−${-degrees}°` : `+${degrees}°`);

/** The palette rotated around the color wheel, one step in each direction. */
export const HueTab = ({
  colors,
  scope,
  choices: { hueStepDegrees },
  onChoose,
  toggles,
  onUse,
}: AdjustmentTabProps) => (
  <>
    <AdjustmentRow label="Step" isFixed>
      <SegmentedTabs
        label="Hue step"
        options={OPTIONS}
        value={`${hueStepDegrees}`}
        onChange={(chosen) => {
          const step = HUE_STEPS.find((degrees) => `${degrees}` === chosen);
          if (step !== undefined) onChoose({ hueStepDegrees: step });
        }}
      />
    </AdjustmentRow>
    {toggles}
    {hueRows(colors, hueStepDegrees, scope).map(({ degrees, palette }) =>
      degrees === 0 ? (
        <AdjustmentRow key="original" label="Original">
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a background, not a file */}
          <div className={styles.original} role="img" aria-label={resultName('Original', palette)}>
            <ColorStrip hexes={palette.map(formatHex)} />
          </div>
        </AdjustmentRow>
      ) : (
        <AdjustmentRow key={degrees < 0 ? 'minus' : 'plus'} label={labelOf(degrees)}>
          <PaletteResult label={`Hue ${labelOf(degrees)}`} palette={palette} onClick={() => onUse(palette)} />
        </AdjustmentRow>
      ),
    )}
  </>
);
