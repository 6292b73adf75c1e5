import { Skeleton } from '../ui/Skeleton';
import styles from './PageSkeleton.module.css';

export type PageShape = 'tiles' | 'strip' | 'panels' | 'cards' | 'text';

const Heading = () => (
  <div className={styles.head}>
    <Skeleton width={240} height={36} />
  </div>
);

const CARDS = Array.from({ length: 12 }, (_, i) => <Skeleton key={i} radius="var(--radius-l)" />);

const Panels = ({ shape }: { readonly shape: PageShape }) => (
  <div className={styles.row} data-shape={shape}>
    <Skeleton radius="var(--radius-l)" />
    <Skeleton radius="var(--radius-l)" />
  </div>
);

/** The outline of a page while its code loads, in the layout of its parts. */
export const PageSkeleton = ({ shape }: { readonly shape: PageShape }) => (
  <output className={styles.loading} data-shape={shape} aria-label="Loading">
    {shape === 'strip' && (
      <>
        <div className={styles.strip}>
          <Skeleton />
        </div>
        <div className={styles.bar} />
      </>
    )}
    <div className={styles.page} data-shape={shape}>
      {shape !== 'strip' && <Heading />}
      {shape === 'text' && <Skeleton height={480} />}
      {shape === 'cards' && <div className={styles.cards}>{CARDS}</div>}
      {(shape === 'tiles' || shape === 'panels' || shape === 'strip') && <Panels shape={shape} />}
    </div>
  </output>
);
