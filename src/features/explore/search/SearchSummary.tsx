import { X } from 'lucide-react';
import { useMemo } from 'react';

import { formatHex } from '../../../color/format';
import type { Color } from '../../../color/types';
import { FIND } from '../../../domain/searchLimits';
import type { PaletteSearch } from '../../../domain/savedPalette';
import { usePaletteNames } from '../../../state/usePaletteNames';
import spoken from '../../../ui/spoken.module.css';
import type { VariableStyle } from '../../../ui/variableStyle';
import type { ExploreQuery } from '../exploreQuery';
import { SEARCH_COLORS } from './searchColors.data';
import styles from './SearchSummary.module.css';

type SearchSummaryProps = {
  readonly query: ExploreQuery;
  /** The color that the word is also the name of. */
  readonly meant: Color | null;
  /** Null while loading; 'failed' on failure, which is reported below with a way to retry. */
  readonly count: number | null | 'failed';
  readonly hasMore: boolean;
  readonly onChange: (change: Partial<PaletteSearch>) => void;
  readonly onClear: () => void;
};

const dot = (hex: string): VariableStyle => ({ '--color': hex });

const countText = (count: SearchSummaryProps['count'], hasMore: boolean): string => {
  if (count === null) return 'Searching…';
  if (count === 'failed') return '';
  return `${count}${hasMore ? '+' : ''} ${count === 1 && !hasMore ? 'palette' : 'palettes'}`;
};

/** The search in words, with a button to remove each filter; the words themselves are in the field. */
export const SearchSummary = ({ query, meant, count, hasMore, onChange, onClear }: SearchSummaryProps) => {
  const { word, tags, near, size, sort } = query;
  const names = usePaletteNames(useMemo(() => (near ? [near] : []), [near]));
  // A color chosen by its button keeps that button's name.
  const pressed = near && SEARCH_COLORS.find(({ color }) => formatHex(color) === formatHex(near))?.name;
  const rule = near && `${sort === 'nearest' ? 'nearest first, ' : ''}with a color close to this one`;
  const hasFilters = near !== null || tags.length > 0 || size !== null;
  // What is typed is searched for among what the filters leave: both are said together.
  const asked = hasFilters && word !== null ? ` for “${word}”` : '';
  // Where nothing was found the list itself says so: the count is only announced.
  const isBlank = count === 0 && !hasFilters && !meant;
  return (
    <div className={isBlank ? spoken.spoken : styles.summary}>
      {meant && (
        <button type="button" className={styles.meant} onClick={() => onChange({ word: null, near: meant })}>
          <span className={styles.swatch} style={dot(formatHex(meant))} />
          Palettes near {word} <span aria-hidden>→</span>
        </button>
      )}
      <output className={count === 0 ? spoken.spoken : styles.words}>
        {countText(count, hasMore)}
        {typeof count === 'number' && asked}
        {typeof count === 'number' && count > 0 && rule !== null && (
          <span className={styles.rule} title={`Within ΔEOK ${FIND.withinOklab}, the distance in OKLab`}>
            , {rule}
          </span>
        )}
      </output>
      <ul className={styles.chips} aria-label="Search">
        {near && (
          <li>
            <button type="button" className={styles.chip} onClick={() => onChange({ near: null })}>
              <span className={styles.dot} style={dot(formatHex(near))} />
              <span className={spoken.spoken}>Remove color </span>
              {formatHex(near)}
              <span className={styles.name}>{pressed ?? names[0]}</span>
              <X aria-hidden />
            </button>
          </li>
        )}
        {tags.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              className={styles.chip}
              onClick={() => onChange({ tags: tags.filter((each) => each !== tag) })}
            >
              <span className={spoken.spoken}>Remove tag </span>
              <bdi>#{tag}</bdi>
              <X aria-hidden />
            </button>
          </li>
        ))}
        {size !== null && (
          <li>
            <button type="button" className={styles.chip} onClick={() => onChange({ size: null })}>
              <span className={spoken.spoken}>Remove filter </span>
              {size} colors
              <X aria-hidden />
            </button>
          </li>
        )}
        {/* Where nothing was found the list below offers it. */}
        {hasFilters && count !== 0 && (
          <li>
            <button type="button" className={styles.clear} onClick={onClear}>
              Clear search
            </button>
          </li>
        )}
      </ul>
    </div>
  );
};
