import { memo } from 'react';
import type { ContrastLevel } from '../../../../color/contrastLevel';
import type { ContrastMatrix } from '../../../../color/contrastMatrix';
import { Tooltip } from '../../../../ui/Tooltip';
import styles from './Tallies.module.css';

/** The labels are the product's; their meaning in WCAG is stated with them. */
const LEVELS: readonly { readonly level: ContrastLevel; readonly meaning: string }[] = [
  {
    level: 'AAA',
    meaning: '4.5 and more: AAA for large text, AA for normal text. AAA for normal text needs 7.',
  },
  { level: 'AA Large', meaning: 'From 3 to 4.49: AA for large text, too little for normal text.' },
  { level: 'Fail', meaning: 'Under 3: too little for text of any size.' },
];

type TalliesProps = { readonly tallies: ContrastMatrix['tallies'] };

/** How many ordered pairs reach each level. */
export const Tallies = memo(({ tallies }: TalliesProps) => (
  <div className={styles.tallies}>
    <ul className={styles.list} aria-label="Pairs by level">
      {LEVELS.map(({ level, meaning }) => (
        <li key={level}>
          <Tooltip label={meaning}>
            <span className={styles.tally}>
              <span className={styles.count}>{tallies[level]}</span> {level}
            </span>
          </Tooltip>
        </li>
      ))}
    </ul>
    <span className={styles.bar} aria-hidden>
      {LEVELS.map(({ level }) => (
        <i
          key={level}
          data-level={level}
          style={{ flexGrow: tallies[level] }}
          hidden={tallies[level] === 0}
        />
      ))}
    </span>
    <p className={styles.caption}>
      <b>AAA here starts at 4.5, which is AAA for large text only.</b> Normal text has AA at 4.5, and AAA at
      7. Each ratio below counts twice, as either color can be the text.
    </p>
  </div>
));
Tallies.displayName = 'Tallies';
