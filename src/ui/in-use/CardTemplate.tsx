import { memo } from 'react';
import styles from './CardTemplate.module.css';

/** Bars of a ticket's barcode, in units: x position and width. */
const BARS =
  'M0 0h3v36H0zM5 0h1v36H5zM9 0h4v36H9zM15 0h2v36h-2zM20 0h1v36h-1zM23 0h5v36h-5zM31 0h2v36h-2zM35 0h1v36h-1zM39 0h3v36h-3zM44 0h4v36h-4zM51 0h1v36h-1zM54 0h2v36h-2zM59 0h5v36h-5zM66 0h1v36h-1zM70 0h3v36h-3zM75 0h2v36h-2zM80 0h4v36h-4zM86 0h1v36h-1zM90 0h2v36h-2zM94 0h5v36h-5zM102 0h1v36h-1zM105 0h3v36h-3zM111 0h2v36h-2zM115 0h5v36h-5z';

/** A ticket, a recipe and a reminder. */
const CardTemplate = memo(() => (
  <div className={styles.cards}>
    <div className={styles.ticket}>
      <div className={styles.train}>
        <span>Night train 471</span>
        <b>Sat, 14 March</b>
      </div>
      <div className={styles.route}>
        <div>
          <span className={styles.hour}>21:27</span>
          <span>Vienna</span>
        </div>
        <svg viewBox="0 0 96 12">
          <path d="M6 6h84" stroke="var(--use-border)" strokeWidth="2" />
          <circle cx="6" cy="6" r="4" fill="var(--use-surface)" stroke="var(--use-text)" strokeWidth="2" />
          <circle cx="90" cy="6" r="5" fill="var(--use-accent)" />
        </svg>
        <div className={styles.arrival}>
          <span className={styles.hour}>07:41</span>
          <span>Trieste</span>
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Coach</dt>
          <dd>12</dd>
        </div>
        <div>
          <dt>Berth</dt>
          <dd>34, lower</dd>
        </div>
        <div>
          <dt>Breakfast</dt>
          <dd>Yes</dd>
        </div>
      </dl>
      <div className={styles.gate}>
        <svg viewBox="0 0 120 36" preserveAspectRatio="none">
          <path d={BARS} fill="var(--use-text)" />
        </svg>
        <span className={styles.button}>Add to wallet</span>
      </div>
    </div>
    <div className={styles.side}>
      <div className={styles.recipe}>
        <svg viewBox="0 0 132 148" preserveAspectRatio="xMidYMid slice">
          <rect width="132" height="148" fill="var(--use-primary)" />
          <circle cx="66" cy="78" r="50" fill="var(--use-background)" />
          <circle cx="66" cy="78" r="38" fill="var(--use-surface)" />
          <path d="M40 84c4-26 30-42 52-30-2 26-24 44-52 30Z" fill="var(--use-text)" />
          <path d="M46 80c10-8 24-14 38-18" stroke="var(--use-surface)" strokeWidth="2" fill="none" />
          <circle cx="82" cy="92" r="9" fill="var(--use-accent)" />
          <circle cx="62" cy="100" r="6" fill="var(--use-accent)" />
          <circle cx="50" cy="62" r="4" fill="var(--use-accent)" />
        </svg>
        <div className={styles.words}>
          <span className={styles.badge}>Tonight</span>
          <b className={styles.title}>Miso aubergine with sesame</b>
          <span className={styles.quiet}>35 minutes, serves two</span>
        </div>
      </div>
      <div className={styles.swim}>
        <div className={styles.heading}>
          <b className={styles.title}>Harbor swim</b>
          <span className={styles.quiet}>11 of 20 lengths</span>
        </div>
        <div className={styles.track}>
          <span />
        </div>
        <p className={styles.quiet}>Water 16°, light wind from the west. The next tide turns at 18:20.</p>
      </div>
    </div>
  </div>
));

export default CardTemplate;
