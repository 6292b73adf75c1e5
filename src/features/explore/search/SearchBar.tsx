import { PALETTE_MAX, PALETTE_MIN } from '../../../domain/limits';
import type { PaletteSearch } from '../../../domain/savedPalette';
import { SelectField } from '../../../ui/SelectField';
import type { ExploreQuery } from '../exploreQuery';
import styles from './SearchBar.module.css';
import { SearchColors } from './SearchColors';
import { SearchField } from './SearchField';

/** Stands for palettes of every size: a select has no null. */
const ANY_SIZE = 0;
const SIZES = [
  { value: ANY_SIZE, label: 'Any size' },
  ...Array.from({ length: PALETTE_MAX - PALETTE_MIN + 1 }, (_, i) => ({
    value: PALETTE_MIN + i,
    label: `${PALETTE_MIN + i} colors`,
  })),
];

type SearchBarProps = {
  readonly query: ExploreQuery;
  readonly onChange: (change: Partial<PaletteSearch>) => void;
  /** As `onChange`, while somebody is still typing. */
  readonly onType: (change: Partial<PaletteSearch>) => void;
};

export const SearchBar = ({ query, onChange, onType }: SearchBarProps) => (
  <div className={styles.bar}>
    <SearchField search={query} onSearch={onChange} onType={onType} />
    <SearchColors near={query.near} onChange={(near) => onChange({ near })} />
    <SelectField
      label="Number of colors"
      options={SIZES}
      value={query.size ?? ANY_SIZE}
      onChange={(size) => onChange({ size: size === ANY_SIZE ? null : size })}
    />
  </div>
);
