import { Check } from 'lucide-react';

import { readableInk } from '../../color/contrast';
import { formatHex } from '../../color/format';
import type { Palette } from '../../color/types';
import { SegmentedTabs } from '../../ui/SegmentedTabs';
import type { VariableStyle } from '../../ui/variableStyle';
import styles from './SocialSettingsFields.module.css';
import { DIMENSIONS, type SocialSettings } from './socialSettings';

const MODES = [
  { value: 'palette', label: 'Palette' },
  { value: 'colors', label: 'Colors' },
] as const;
const FORMATS = [
  { value: 'png', label: 'PNG' },
  { value: 'jpg', label: 'JPG' },
] as const;

type FieldsProps = {
  readonly settings: SocialSettings;
  readonly colors: Palette;
  readonly onChange: (change: Partial<SocialSettings>) => void;
};

const ColorChoice = ({ settings, colors, onChange }: FieldsProps) => (
  <fieldset className={styles.field}>
    <legend>
      Color
      <span>
        {settings.colorIndex + 1} of {colors.length}
      </span>
    </legend>
    <div className={styles.colors}>
      {colors.map((color, index) => {
        const hex = formatHex(color);
        const style: VariableStyle = { '--c': hex, '--ink': readableInk(color.rgb) };
        return (
          // Two colors of a palette may be the same.
          // oxlint-disable-next-line react/no-array-index-key
          <label key={index} className={styles.color} style={style}>
            <input
              type="radio"
              name="color"
              aria-label={`Color ${index + 1}, ${hex}`}
              checked={index === settings.colorIndex}
              onChange={() => onChange({ colorIndex: index })}
            />
            <Check aria-hidden />
          </label>
        );
      })}
    </div>
  </fieldset>
);

const DimensionChoice = ({ settings, onChange }: Omit<FieldsProps, 'colors'>) => (
  <fieldset className={styles.field}>
    <legend>Dimensions</legend>
    <div className={styles.dimensions}>
      {DIMENSIONS.map(({ value, width, height, label }) => (
        <label key={value} className={styles.dimension}>
          <input
            type="radio"
            name="dimensions"
            aria-label={`${label}, ${width}×${height}`}
            checked={value === settings.dimensions}
            onChange={() => onChange({ dimensions: value })}
          />
          <i style={{ aspectRatio: width / height }} aria-hidden />
          <b>{label}</b>
          {width}×{height}
        </label>
      ))}
    </div>
  </fieldset>
);

export const SocialSettingsFields = ({ settings, colors, onChange }: FieldsProps) => (
  <>
    <div className={styles.field}>
      <span>Mode</span>
      <SegmentedTabs
        isWide
        takesFocus
        label="Mode"
        options={MODES}
        value={settings.mode}
        onChange={(mode) => onChange({ mode })}
      />
    </div>
    {settings.mode === 'colors' && <ColorChoice settings={settings} colors={colors} onChange={onChange} />}
    <DimensionChoice settings={settings} onChange={onChange} />
    <div className={styles.field}>
      <span>Format</span>
      <SegmentedTabs
        isWide
        label="Format"
        options={FORMATS}
        value={settings.format}
        onChange={(format) => onChange({ format })}
      />
    </div>
  </>
);
