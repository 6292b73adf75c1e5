import { useState } from 'react';

import { firstCharacters } from '../domain/firstCharacters';
import { nameCutMessage } from '../domain/nameMessages';
import styles from './NameLimit.module.css';

/** The limit of a field for a name: `take` returns what fits, and whether something did not is kept for `NameLimit`. */
export const useNameLimit = (max: number): { isCut: boolean; take: (typed: string) => string } => {
  const [isCut, setIsCut] = useState(false);
  return {
    isCut,
    // `maxLength` would count UTF-16 units and could cut an emoji in half.
    take: (typed) => {
      const kept = firstCharacters(typed, max);
      setIsCut(kept !== typed);
      return kept;
    },
  };
};

type NameLimitProps = { readonly max: number; readonly isCut: boolean };

/** Says, also to screen readers, that the end of what was typed or pasted was left out. */
export const NameLimit = ({ max, isCut }: NameLimitProps) => (
  <output className={styles.limit}>{isCut && nameCutMessage(max)}</output>
);
