import { useId } from 'react';
import { SelectField } from '../../../ui/SelectField';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import styles from './ThemeExportDialog.module.css';

type FormatChoiceProps = {
  readonly formats: readonly { readonly id: string; readonly label: string }[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
};

export const FormatChoice = ({ formats, chosen, onChoose }: FormatChoiceProps) => {
  const name = useId();
  // In a row of twenty, all but three are hidden.
  const isPhone = useMediaQuery('(max-width: 767px)');
  if (isPhone) {
    const options = formats.map(({ id, label }) => ({ value: id, label }));
    return (
      <div className={styles.choice}>
        <SelectField label="Format" options={options} value={chosen} onChange={onChoose} />
      </div>
    );
  }
  return (
    <fieldset className={styles.formats}>
      <legend className={styles.legend}>Format</legend>
      {formats.map(({ id, label }) => (
        <label key={id} className={styles.format}>
          <input
            type="radio"
            name={name}
            checked={id === chosen}
            data-autofocus={id === chosen || undefined}
            onChange={() => onChoose(id)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
};
