import { useEffect, useEffectEvent, useId, useRef, type ComponentProps } from 'react';

import { weekDates, weeksInYear } from '../../domain/isoWeek';
import { WEEKLY_MESSAGES } from '../../domain/weeklyMessages';
import type { WeeklyFields } from '../../domain/weeklyPalette';
import { FieldProblem } from '../../ui/FieldProblem';
import { SegmentedTabs } from '../../ui/SegmentedTabs';
import { weekOf, type WeeklyFieldName, type WeeklyProblems } from './weeklyFields';
import styles from './WeeklyScheduleDialog.module.css';

const TYPES = [
  { value: 'video', label: 'Video' },
  { value: 'image', label: 'Image' },
] as const;

type FieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'className'> & {
  readonly label: string;
  readonly note?: string | undefined;
  /** What belongs here, below the field while nothing is wrong with it. */
  readonly hint?: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
};

const Field = ({ label, note, hint, problem, onChange, onLeave, ...rest }: FieldProps) => {
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
        aria-describedby={`${id}-hint ${id}-problem`}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
      {hint !== undefined && problem === undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldProblem id={`${id}-problem`} problem={problem ?? null} />
    </div>
  );
};

/** The days of a week, or a note that its year has no such week. */
const noteOf = (fields: WeeklyFields): string | undefined => {
  const named = weekOf(fields);
  if (!named) return undefined;
  return named.week > weeksInYear(named.year) ? `${named.year} has no week 53` : weekDates(named);
};

/**
 * A field's message moves what is below it: when the field loses the focus by a press, the message is delayed until the
 * press is over, so that its target does not move.
 */
const useAfterPress = <Name,>(tell: (name: Name) => void): ((name: Name) => void) => {
  const isPressed = useRef(false);
  const waiting = useRef<Name[]>([]);
  const tellLatest = useEffectEvent(tell);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // After the click event, which follows immediately.
      setTimeout(() => {
        for (const name of waiting.current.splice(0)) tellLatest(name);
      });
    };
    window.addEventListener('pointerdown', press, { capture: true });
    window.addEventListener('pointerup', release, { capture: true });
    window.addEventListener('pointercancel', release, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', press, { capture: true });
      window.removeEventListener('pointerup', release, { capture: true });
      window.removeEventListener('pointercancel', release, { capture: true });
    };
  }, []);
  return (name) => {
    if (isPressed.current) waiting.current.push(name);
    else tell(name);
  };
};

type ScheduleFieldsProps = {
  readonly fields: WeeklyFields;
  readonly problems: WeeklyProblems;
  readonly onChange: (change: Partial<WeeklyFields>) => void;
  /** Called when a field loses the focus. */
  readonly onLeave: (name: WeeklyFieldName) => void;
};

export const ScheduleFields = ({ fields, problems, onChange, onLeave }: ScheduleFieldsProps) => {
  const leave = useAfterPress(onLeave);
  const { type } = fields;
  return (
    <>
      <div className={styles.field}>
        <span>Media type</span>
        <SegmentedTabs
          isWide
          label="Media type"
          options={TYPES}
          value={type}
          onChange={(next) => onChange({ type: next })}
        />
      </div>
      <Field
        label="Media URL"
        data-autofocus
        inputMode="url"
        placeholder={type === 'video' ? 'https://…/film.mp4' : 'https://…/picture.jpg'}
        hint={WEEKLY_MESSAGES[type === 'video' ? 'videoHint' : 'imageHint']}
        spellCheck={false}
        value={fields.url}
        problem={problems.url}
        onLeave={() => leave('url')}
        onChange={(url) => onChange({ url })}
      />
      <div className={styles.pair}>
        <Field
          label="Week"
          inputMode="numeric"
          note={noteOf(fields)}
          value={fields.week}
          problem={problems.week}
          onLeave={() => leave('week')}
          onChange={(week) => onChange({ week })}
        />
        <Field
          label="Year"
          inputMode="numeric"
          value={fields.year}
          problem={problems.year}
          onLeave={() => leave('year')}
          onChange={(year) => onChange({ year })}
        />
      </div>
    </>
  );
};
