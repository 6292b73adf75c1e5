import type { PaletteSearch } from '../../../domain/savedPalette';
import type { ExploreQuery } from '../exploreQuery';
import styles from './SearchBar.module.css';
import { SearchColors } from './SearchColors';
import { SearchField } from './SearchField';

type SearchBarProps = {
  readonly query: ExploreQuery;
  readonly onChange: (change: Partial<PaletteSearch>) => void;
  /** Like `onChange`, but while typing. */
  readonly onType: (change: Partial<PaletteSearch>) => void;
};

export const SearchBar = ({ query, onChange, onType }: SearchBarProps) => (
  <div className={styles.bar}>
    <SearchField search={query} onSearch={onChange} onType={onType} />
    <SearchColors near={query.near} onChange={(near) => onChange({ near })} />
  </div>
);
