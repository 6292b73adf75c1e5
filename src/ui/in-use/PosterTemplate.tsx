import { memo } from 'react';
import styles from './PosterTemplate.module.css';

/** A concert poster, and a phone-sized version of it. */
const PosterTemplate = memo(() => (
  <div className={styles.wall}>
    <svg className={styles.poster} viewBox="0 0 300 400">
      <rect width="300" height="400" fill="var(--use-primary)" />
      <circle cx="208" cy="172" r="72" fill="var(--use-accent)" />
      <path
        d="M0 214c38-22 62-22 100 0s62 22 100 0 62-22 100 0v46c-38-22-62-22-100 0s-62 22-100 0-62-22-100 0Z"
        fill="var(--use-surface)"
      />
      <path
        d="M0 260c38-22 62-22 100 0s62 22 100 0 62-22 100 0v46c-38-22-62-22-100 0s-62 22-100 0-62-22-100 0Z"
        fill="var(--use-series-3)"
      />
      <path d="M0 306c38-22 62-22 100 0s62 22 100 0 62-22 100 0v94H0Z" fill="var(--use-background)" />
      <g fill="var(--use-on-primary)">
        <text x="22" y="60" className={styles.display}>
          Low tide
        </text>
        <text x="23" y="84" className={styles.small}>
          Four evenings of slow music
        </text>
      </g>
      <g fill="var(--use-text)">
        <text x="22" y="352" className={styles.strong}>
          12 to 15 June
        </text>
        <text x="22" y="376" className={styles.small}>
          Old pump house, doors at eight
        </text>
      </g>
    </svg>
    <div className={styles.others}>
      <svg className={styles.square} viewBox="0 0 220 220">
        <rect width="220" height="220" fill="var(--use-accent)" />
        <circle cx="110" cy="110" r="70" fill="none" stroke="var(--use-primary)" strokeWidth="28" />
        <path d="M0 110h220v110H0Z" fill="var(--use-accent)" />
        <path
          d="M0 124c28-16 45-16 73 0s46 16 74 0 45-16 73 0v20c-28-16-45-16-73 0s-46 16-74 0-45-16-73 0Z"
          fill="var(--use-primary)"
        />
        <text x="18" y="190" fill="var(--use-on-accent)" className={styles.strong}>
          Opening night
        </text>
        <text x="18" y="207" fill="var(--use-on-accent)" className={styles.tiny}>
          Harp, tape and two cellos
        </text>
      </svg>
      <div className={styles.program}>
        <b>Program</b>
        <span>Thu</span>
        <span>Ida Vestergaard</span>
        <span>Fri</span>
        <span>Quartet for a lighthouse</span>
        <span>Sat</span>
        <span>Tomás and the reeds</span>
        <span>Sun</span>
        <span>Open rehearsal</span>
      </div>
    </div>
  </div>
));

export default PosterTemplate;
