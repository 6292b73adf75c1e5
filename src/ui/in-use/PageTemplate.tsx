import { memo } from 'react';
import styles from './PageTemplate.module.css';

const EVENINGS = [
  { when: 'Tue, 19:00', what: 'Throwing, first steps', places: '6 places left' },
  { when: 'Wed, 19:00', what: 'Trimming and handles', places: '2 places left' },
  { when: 'Thu, 19:00', what: 'Glaze laboratory', places: null },
] as const;

/** The front page of a pottery. */
const PageTemplate = memo(() => (
  <div className={styles.page}>
    <div className={styles.bar}>
      <b>Tidewater Kiln</b>
      <span className={styles.links}>
        <span>Classes</span>
        <span>Studio</span>
        <span>Visit</span>
      </span>
      <span className={styles.button}>Book a place</span>
    </div>
    <div className={styles.hero}>
      <div>
        <span className={styles.badge}>Winter term</span>
        <p className={styles.headline}>Eight evenings at the wheel</p>
        <p className={styles.lead}>
          Small groups, one wheel each. Clay, glazes and two firings are included in the price.
        </p>
        <p className={styles.actions}>
          <span className={styles.button}>Book a place</span>
          <span className={styles.outlined}>See the dates</span>
        </p>
      </div>
      <svg className={styles.picture} viewBox="0 0 220 240">
        <rect width="220" height="240" fill="var(--use-surface)" />
        <circle cx="156" cy="80" r="44" fill="var(--use-accent)" />
        <path
          d="M66 98h76c1 24 32 38 32 76 0 28-18 49-40 49H74c-22 0-40-21-40-49 0-38 31-52 32-76Z"
          fill="var(--use-primary)"
        />
        <path
          d="M36 160c24 10 44-10 68 0s44 10 68 0c3 9 3 19 0 28-24 10-44-10-68 0s-44 10-68 0c-3-9-3-19 0-28Z"
          fill="var(--use-background)"
        />
        <rect x="56" y="86" width="96" height="14" rx="7" fill="var(--use-text)" />
        <rect y="223" width="220" height="17" fill="var(--use-text)" />
      </svg>
    </div>
    <div className={styles.evenings}>
      {EVENINGS.map(({ when, what, places }) => (
        <div key={when} className={styles.evening}>
          <span className={styles.when}>{when}</span>
          <b>{what}</b>
          {places ? (
            <span className={styles.badge}>{places}</span>
          ) : (
            <span className={styles.waiting}>Waiting list</span>
          )}
        </div>
      ))}
    </div>
  </div>
));

export default PageTemplate;
