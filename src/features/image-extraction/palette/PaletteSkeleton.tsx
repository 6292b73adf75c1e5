import type { VariableStyle } from '../../../ui/variableStyle';

import styles from './PaletteSkeleton.module.css';

/** Typical shares of photographs, so that the columns move little when the real ones arrive. */
const SHARES = [32, 26, 15, 10, 6, 4, 3, 2.5, 2] as const;

const countStyle = (count: number): VariableStyle => ({ '--count': count });

export const PaletteSkeleton = ({ count }: { readonly count: number }) => (
  <>
    <div className={styles.columns} style={countStyle(count)} aria-hidden>
      {SHARES.slice(0, count).map((share, i) => {
        const style: VariableStyle = { '--share': share, '--i': i };
        return <span key={share} className={styles.column} style={style} />;
      })}
    </div>
    <div className={styles.note} />
  </>
);
