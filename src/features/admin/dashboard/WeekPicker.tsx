import type { KeyboardEvent, PointerEvent } from 'react';

import type { WeekCount } from '../../../domain/admin';
import { dayText, weekText } from '../dateText';
import { groupDigits } from '../../../domain/groupDigits';
import { WeekBars } from './WeekBars';
import styles from './WeekPicker.module.css';
import { WeekTip } from './WeekTip';

type WeekPickerProps = {
  readonly weeks: readonly WeekCount[];
  readonly chosen: number | null;
  readonly onChoose: (week: number | null) => void;
};

const describe = ({ start, signUps, upgrades }: WeekCount): string =>
  `${weekText(start)}: ${groupDigits(signUps)} sign-ups, ${groupDigits(upgrades)} new PRO`;

/** The week that a key selects; null clears the selection, undefined if the key is not handled. */
const weekByKey = (key: string, chosen: number | null, last: number): number | null | undefined => {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, (chosen ?? last + 1) - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, (chosen ?? -1) + 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'Escape' && chosen !== null) return null;
  return undefined;
};

/** The chart: a week is chosen by the pointer or by arrow keys, and reported by `onChoose`. */
export const WeekPicker = ({ weeks, chosen, onChoose }: WeekPickerProps) => {
  const last = weeks.length - 1;
  const choice = chosen === null ? undefined : weeks[chosen];

  const onKeyDown = (event: KeyboardEvent): void => {
    const week = weekByKey(event.key, chosen, last);
    if (week === undefined) return;
    event.preventDefault();
    onChoose(week);
  };
  const onPointer = ({ currentTarget, clientX }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    // Without the axis labels right of the last week.
    const week = Math.floor(((clientX - left) / (width - 44)) * weeks.length);
    onChoose(Math.min(last, Math.max(0, week)));
  };

  return (
    <div
      className={styles.picker}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input cannot contain the bars
      role="slider"
      tabIndex={0}
      aria-label="Sign-ups and new PRO by week"
      aria-valuemin={1}
      aria-valuemax={weeks.length}
      aria-valuenow={(chosen ?? last) + 1}
      aria-valuetext={choice ? describe(choice) : 'No week chosen'}
      onKeyDown={onKeyDown}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={() => onChoose(null)}
      onBlur={() => onChoose(null)}
    >
      <WeekBars kind="signUps" values={weeks.map(({ signUps }) => signUps)} lineCount={3} chosen={chosen} />
      <WeekBars
        kind="upgrades"
        values={weeks.map(({ upgrades }) => upgrades)}
        lineCount={2}
        chosen={chosen}
      />
      <div className={styles.weeks} aria-hidden>
        {weeks.map(({ start }) => (
          <span key={start}>{dayText(start)}</span>
        ))}
      </div>
      {choice && <WeekTip week={choice} place={((chosen ?? 0) + 0.5) / weeks.length} />}
    </div>
  );
};
