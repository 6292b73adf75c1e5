import { Clapperboard, Image } from 'lucide-react';
import { memo, useMemo } from 'react';

import { formatHex } from '../../color/format';
import type { Palette } from '../../color/types';
import { weekDates, type IsoWeek } from '../../domain/isoWeek';
import { groupDigits } from '../../domain/groupDigits';
import { useServices } from '../../state/servicesContext';
import { ColorStrip } from '../../ui/ColorStrip';
import { Skeleton } from '../../ui/Skeleton';
import { useListWeeklyQuery } from './scheduleApi';
import { scheduleRows, type ScheduleRow } from './scheduleRows';
import styles from './ScheduleList.module.css';

type RowProps = {
  readonly row: ScheduleRow;
  /** The unsaved palette, shown beside the current one. */
  readonly unsaved: Palette | null;
  readonly isChosen: boolean;
  readonly onChoose: (week: IsoWeek) => void;
};

/** There are a hundred rows or more, and all but one stay unchanged while typing. */
const Row = memo(({ row, unsaved, isChosen, onChoose }: RowProps) => {
  const { palette, isThisWeek, year, week } = row;
  const strips = [palette?.colors, unsaved].filter((colors) => colors !== null && colors !== undefined);
  const Icon = palette?.background.type === 'video' ? Clapperboard : Image;
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-pressed={isChosen}
        data-this-week={isThisWeek || undefined}
        data-free={strips.length === 0 || undefined}
        onClick={() => onChoose(row)}
      >
        <span className={styles.week}>
          <b>
            Week {week}
            {week === 1 && `, ${year}`}
          </b>
          <small>{isThisWeek ? 'This week' : weekDates(row)}</small>
          {unsaved && <small className={styles.unsaved}>Unsaved</small>}
        </span>
        {strips.length > 0 ? (
          <span className={styles.strips}>
            {strips.map((colors) => (
              <span
                key={colors === unsaved ? 'unsaved' : 'saved'}
                className={styles.version}
                data-unsaved={colors === unsaved || undefined}
              >
                {strips.length > 1 && <small>{colors === unsaved ? 'New' : 'Now'}</small>}
                <span className={styles.strip}>
                  <ColorStrip hexes={colors.map((color) => formatHex(color))} />
                </span>
              </span>
            ))}
          </span>
        ) : (
          <span className={styles.none}>No palette</span>
        )}
        <span className={styles.kind}>{palette && <Icon aria-hidden />}</span>
        <span className={styles.clicks}>{palette && groupDigits(palette.clickCount)}</span>
      </button>
    </li>
  );
});
Row.displayName = 'Row';

/** One row stays visible above it, to show that the list continues upward. */
const startAtThisWeek = (list: HTMLUListElement | null): void => {
  const row = list?.querySelector('[data-this-week]')?.parentElement;
  const first = row?.previousElementSibling ?? row;
  if (list && first) list.scrollTop += first.getBoundingClientRect().top - list.getBoundingClientRect().top;
};

type ScheduleListProps = {
  /** The current palette. */
  readonly colors: Palette;
  readonly chosen: IsoWeek | null;
  /** The selected week does not have this palette and its media yet. */
  readonly isUnsaved: boolean;
  readonly onChoose: (week: IsoWeek) => void;
};

/** The weeks with their palettes, scrolled to the current week. A click selects a week. */
export const ScheduleList = ({ colors, chosen, isUnsaved, onChoose }: ScheduleListProps) => {
  const { now } = useServices();
  const { data: history, isError } = useListWeeklyQuery();
  // If the history cannot be loaded, every week can still be selected.
  const rows = useMemo(
    () => (history || isError ? scheduleRows(history ?? [], now()) : null),
    [history, isError, now],
  );
  return (
    <div className={styles.schedule}>
      <div className={styles.head} aria-hidden>
        <span>Schedule</span>
        <span>Clicks</span>
      </div>
      {rows ? (
        <ul ref={startAtThisWeek} className={styles.list} aria-label="Schedule">
          {rows.map((row) => {
            const isChosen = chosen?.year === row.year && chosen.week === row.week;
            return (
              <Row
                key={`${row.year} ${row.week}`}
                row={row}
                isChosen={isChosen}
                unsaved={isChosen && isUnsaved ? colors : null}
                onChoose={onChoose}
              />
            );
          })}
        </ul>
      ) : (
        <div className={styles.list} aria-busy aria-label="Schedule">
          <Skeleton height={216} radius={10} />
        </div>
      )}
    </div>
  );
};
