import type { CSSProperties } from 'react';

import { builderAddress } from '../openInBuilder';
import type { PaletteEntry } from '../paletteHistory';
import { sharePercents } from '../../../color/sharePercents';
import { useOpenInBuilder } from '../useOpenInBuilder';
import { ColorColumn } from './ColorColumn';
import styles from './PaletteColumns.module.css';

type PaletteColumnsProps = {
  readonly entries: readonly PaletteEntry[];
  readonly activeIndex: number | null;
  readonly onPoint: (index: number | null) => void;
};

/** The palette by share. Clicking it anywhere opens the builder. */
export const PaletteColumns = ({ entries, activeIndex, onPoint }: PaletteColumnsProps) => {
  const open = useOpenInBuilder(entries);
  const percents = sharePercents(entries.map(({ share }) => share));
  const address = builderAddress(entries);
  const count: CSSProperties & { '--count': number } = { '--count': entries.length };
  return (
    <div className={styles.columns} style={count}>
      {entries.map((entry, i) => (
        <ColorColumn
          // oxlint-disable-next-line react/no-array-index-key -- a column stays the same while its color is dragged
          key={i}
          entry={entry}
          percent={percents[i] ?? 0}
          href={address}
          isActive={i === activeIndex}
          onOpen={open}
          onPoint={(isPointed) => onPoint(isPointed ? i : null)}
        />
      ))}
    </div>
  );
};
