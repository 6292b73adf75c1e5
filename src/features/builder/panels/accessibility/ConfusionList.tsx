import { ALIKE_BELOW, NEARLY_EQUAL_BELOW, type SeenPair } from '../../../../color/confusedPairs';
import styles from './ConfusionList.module.css';
import { confusionsByVision } from './confusionWords';

type ConfusionListProps = {
  readonly pairs: readonly SeenPair[];
  readonly names: readonly string[];
};

const RULE = `Alike: below ΔE00 ${ALIKE_BELOW} as seen, with normal vision below ${NEARLY_EQUAL_BELOW}.`;

/** The pairs that look alike, by kind of vision, and what counts as alike. */
export const ConfusionList = ({ pairs, names }: ConfusionListProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
  <section className={styles.list} aria-label="Colors that look alike" tabIndex={0}>
    <p>{RULE}</p>
    <dl>
      {confusionsByVision(pairs, names).map(({ vision, pairs: alike }) => (
        <div key={vision} className={styles.vision}>
          <dt>{vision}</dt>
          {alike.map((pair) => (
            <dd key={pair}>{pair}</dd>
          ))}
        </div>
      ))}
    </dl>
  </section>
);
