import { Checkbox } from '../../ui/Checkbox';
import { SegmentedTabs, type TabOption } from '../../ui/SegmentedTabs';
import { notationOf, type ExportChoice } from './exportChoice';
import styles from './ExportOptions.module.css';
import type { Naming } from '../../palette/exportPalette';
import { PIXEL_RATIOS } from './formatRow';
import type { ExportFormat } from './formats';
import { VALUE_NOTATIONS } from '../../palette/notations/values/valueNotation';

type OptionsProps = {
  readonly format: ExportFormat;
  readonly choice: ExportChoice;
  readonly onChange: (change: Partial<ExportChoice>) => void;
};

const NAMINGS: readonly { readonly value: Naming; readonly label: string }[] = [
  { value: 'names', label: 'Color names' },
  { value: 'numbers', label: 'Numbers' },
];

/** The size in pixels is said beside the preview. */
const SIZES = PIXEL_RATIOS.map((ratio) => ({ value: `${ratio}`, label: `${ratio}×` }));

type OptionProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly TabOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

const Option = <Value extends string>(props: OptionProps<Value>) => (
  <div className={styles.option}>
    <span className={styles.label} aria-hidden>
      {props.label}
    </span>
    <SegmentedTabs {...props} />
  </div>
);

/** How values and names are written and how large a picture is, if the format has options. */
export const NotationOptions = ({ format, choice, onChange }: OptionsProps) => {
  const hasSizes = format.kind === 'bytes' && format.measure !== undefined;
  if (format.notations.length === 0 && !format.hasNames && !hasSizes) return null;
  return (
    <div className={styles.options}>
      {format.notations.length > 0 && (
        <Option
          label="Values"
          options={format.notations.map((value) => ({ value, label: VALUE_NOTATIONS[value].label }))}
          value={notationOf(format, choice.notation)}
          onChange={(notation) => onChange({ notation })}
        />
      )}
      {format.hasNames && (
        <Option
          label="Names"
          options={NAMINGS}
          value={choice.naming}
          onChange={(naming) => onChange({ naming })}
        />
      )}
      {hasSizes && (
        <Option
          label="Size"
          options={SIZES}
          value={`${choice.pixelRatio}`}
          onChange={(size) => {
            const pixelRatio = PIXEL_RATIOS.find((ratio) => `${ratio}` === size);
            if (pixelRatio) onChange({ pixelRatio });
          }}
        />
      )}
    </div>
  );
};

/** Steps of a scale, 50 to 950. */
const STEPS = 11;

type ScaleOptionProps = OptionsProps & { readonly colorCount: number };

export const ScaleOption = ({ format, choice, onChange, colorCount }: ScaleOptionProps) =>
  format.hasScale && (
    <Checkbox
      label="Add the shade scale of every color"
      note={`${STEPS} steps each, ${colorCount * STEPS} values`}
      isChecked={choice.hasScale}
      onChange={(hasScale) => onChange({ hasScale })}
    />
  );
