import { Checkbox } from '../../ui/Checkbox';
import { SegmentedTabs } from '../../ui/SegmentedTabs';
import { notationOf, type ExportChoice } from './exportChoice';
import styles from './ExportOptions.module.css';
import type { Naming } from '../../palette/exportPalette';
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

/** How values and names are written, if the format has options. */
export const NotationOptions = ({ format, choice, onChange }: OptionsProps) => {
  if (format.notations.length === 0 && !format.hasNames) return null;
  return (
    <div className={styles.options}>
      {format.notations.length > 0 && (
        <div className={styles.option}>
          <span className={styles.label} aria-hidden>
            Values
          </span>
          <SegmentedTabs
            label="Values"
            options={format.notations.map((value) => ({ value, label: VALUE_NOTATIONS[value].label }))}
            value={notationOf(format, choice.notation)}
            onChange={(notation) => onChange({ notation })}
          />
        </div>
      )}
      {format.hasNames && (
        <div className={styles.option}>
          <span className={styles.label} aria-hidden>
            Names
          </span>
          <SegmentedTabs
            label="Names"
            options={NAMINGS}
            value={choice.naming}
            onChange={(naming) => onChange({ naming })}
          />
        </div>
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
