import { useMemo } from 'react';

import type { Palette } from '../../../color/types';
import { suggestName } from '../../../palette/suggestName';
import { useNamer } from '../../../state/useNamer';
import { Button } from '../../../ui/Button';
import styles from './SuggestedName.module.css';

type SuggestedNameProps = { readonly colors: Palette; readonly onTake: (name: string) => void };

/** A name derived from the palette's colors, applied with a click. */
export const SuggestedName = ({ colors, onTake }: SuggestedNameProps) => {
  const namer = useNamer();
  const name = useMemo(() => (namer ? suggestName(colors, namer(colors)) : null), [namer, colors]);
  return (
    <div className={styles.line}>
      {name !== null && (
        <Button size="small" onClick={() => onTake(name)}>
          Call it {name}
        </Button>
      )}
    </div>
  );
};
