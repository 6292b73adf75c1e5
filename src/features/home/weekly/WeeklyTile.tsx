import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { DEFAULT_WEEKLY_PALETTE, type ScheduledPalette } from '../../../domain/weeklyPalette';
import { builderTarget } from '../../../palette/builderTarget';
import { createPalette } from '../../../palette/palette';
import { Skeleton } from '../../../ui/Skeleton';
import { WeeklyColors } from './WeeklyColors';
import { WeeklyMedia } from './WeeklyMedia';
import styles from './WeeklyTile.module.css';

type WeeklyTileProps = {
  /** Null if none was set for the week, or it is unknown. */
  readonly current: ScheduledPalette | null;
  readonly isLoading: boolean;
  readonly onOpen: () => void;
};

/** The palette of the week over its moving background; opens in the builder. */
export const WeeklyTile = ({ current, isLoading, onOpen }: WeeklyTileProps) => {
  const palette = current ?? DEFAULT_WEEKLY_PALETTE;
  const link = {
    ...builderTarget(createPalette(palette.colors), { isOpened: true }),
    onClick: onOpen,
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
