import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';

import { DEFAULT_WEEKLY_PALETTE } from '../../../domain/weeklyPalette';
import { builderTarget } from '../../../palette/builderTarget';
import { createPalette } from '../../../palette/palette';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { readWeekly } from '../../../state/readWeekly';
import { selectWeekly } from '../../../state/weeklySlice';
import { Skeleton } from '../../../ui/Skeleton';
import { countWeeklyClick } from './countWeeklyClick';
import { WeeklyColors } from './WeeklyColors';
import { WeeklyMedia } from './WeeklyMedia';
import styles from './WeeklyTile.module.css';

/** The palette of the week over what moves behind it; opens in the builder. */
export const WeeklyTile = () => {
  const dispatch = useAppDispatch();
  const { status, current } = useAppSelector(selectWeekly);
  useEffect(() => void dispatch(readWeekly()), [dispatch]);

  const isLoading = current === null && (status === 'unread' || status === 'reading');
  const palette = current ?? DEFAULT_WEEKLY_PALETTE;
  const link = {
    ...builderTarget(createPalette(palette.colors)),
    onClick: () => dispatch(countWeeklyClick()),
  };
  return (
    <section className={styles.tile} aria-label="Palette of the Week">
      <div className={styles.art}>
        {isLoading ? (
          <>
            <div className={styles.box}>
              <Skeleton />
            </div>
            <div className={styles.colors} />
          </>
        ) : (
          <>
            <WeeklyMedia key={palette.background.url} {...palette} />
            <WeeklyColors palette={palette.colors} link={link} />
          </>
        )}
      </div>
      <div className={styles.caption}>
        <h2>Palette of the Week</h2>
        {current && <span className={styles.week}>Week {current.week}</span>}
        <Link {...link} className={styles.open}>
          Open in builder
          <ArrowRight aria-hidden />
        </Link>
      </div>
    </section>
  );
};
