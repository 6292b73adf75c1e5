import { Skeleton } from '../../../ui/Skeleton';
import styles from './Card.module.css';
import mosaic from '../list/ProjectMosaic.module.css';

// Stryker disable next-line StringLiteral: any keys that differ
const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

type CardSkeletonsProps = { readonly count: number; readonly isOfProjects?: boolean };

/** Placeholders of the size of the cards to come, for use inside their list. */
export const CardSkeletons = ({ count, isOfProjects = false }: CardSkeletonsProps) =>
  KEYS.slice(0, count).map((key) => (
    <li key={key} className={styles.card} aria-hidden>
      <span className={isOfProjects ? mosaic.mosaic : styles.strip}>
        <Skeleton radius="8px" />
      </span>
      <div className={styles.foot}>
        <div className={styles.words}>
          <Skeleton width="52%" height={20} radius="6px" />
          <div className={styles.meta}>
            <Skeleton width="34%" height={16} radius="6px" />
          </div>
        </div>
      </div>
    </li>
  ));
