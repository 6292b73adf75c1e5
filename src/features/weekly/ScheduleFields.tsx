import { Clapperboard, Image } from 'lucide-react';
import { useId, type ComponentProps } from 'react';

import { weekDates, weeksInYear } from '../../domain/isoWeek';
import type { WeeklyFields } from '../../domain/weeklyPalette';
import { FieldProblem } from '../../ui/FieldProblem';
import { SegmentedTabs } from '../../ui/SegmentedTabs';
import { weekOf, type WeeklyFieldName, type WeeklyProblems } from './weeklyFields';
import styles from './WeeklyScheduleDialog.module.css';

const TYPES = [
  { value: 'video', label: 'Video', icon: <Clapperboard aria-hidden /> },
  { value: 'image', label: 'Image', icon: <Image aria-hidden /> },
] as const;

type FieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'className'> & {
  readonly label: string;
  readonly note?: string | undefined;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  /** The focus has gone on to another field, or nowhere. */
  readonly onLeave: () => void;
};

const Field = ({ label, note, problem, onChange, onLeave, ...rest }: FieldProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </label>
      <input
        {...rest}
        id={id}
        className={styles.input}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        onBlur={({ target, relatedTarget }) => {
          // What is said now moves what is below: it must not go from under a press there.
          if (relatedTarget === null || target.form?.contains(relatedTarget)) onLeave();
        }}
      />
      <FieldProblem id={`${id}-problem`} problem={problem ?? null} />
    </div>
  );
};

/** Which days a week has, or that its year ends before it. */
const noteOf = (fields: WeeklyFields): string | undefined => {
  const named = weekOf(fields);
  if (!named) return undefined;
  return named.week > weeksInYear(named.year) ? `${named.year} has no week 53` : weekDates(named);
};

type ScheduleFieldsProps = {
  readonly fields: WeeklyFields;
  readonly problems: WeeklyProblems;
  readonly onChange: (change: Partial<WeeklyFields>) => void;
  /** A field has lost the focus. */
  readonly onLeave: (name: WeeklyFieldName) => void;
};

export const ScheduleFields = ({ fields, problems, onChange, onLeave }: ScheduleFieldsProps) => {
  return (
    <>
      <div className={styles.field}>
        <span>Media type</span>
        <SegmentedTabs
          isWide
          label="Media type"
          options={TYPES}
          value={fields.type}
          onChange={(type) => onChange({ type })}
        />
      </div>
      <Field
        label="Media URL"
        data-autofocus
        inputMode="url"
        placeholder="https://"
        spellCheck={false}
        value={fields.url}
        problem={problems.url}
        onLeave={() => onLeave('url')}
        onChange={(url) => onChange({ url })}
      />
      <div className={styles.pair}>
        <Field
          label="Week"
          inputMode="numeric"
          note={noteOf(fields)}
          value={fields.week}
          problem={problems.week}
          onLeave={() => onLeave('week')}
          onChange={(week) => onChange({ week })}
        />
        <Field
          label="Year"
          inputMode="numeric"
          value={fields.year}
          problem={problems.year}
          onLeave={() => onLeave('year')}
          onChange={(year) => onChange({ year })}
        />
      </div>
    </>
  );
};
