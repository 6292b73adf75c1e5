import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { formatHex } from '../../color/format';
import { parseCssColor } from '../../color/parseCssColor';
import { EXPLORE_MESSAGES } from '../../domain/exploreMessages';
import { PATHS } from '../../domain/paths';
import type { FindSort, PaletteSearch } from '../../domain/savedPalette';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageHead } from '../../ui/PageHead';
import { SegmentedTabs } from '../../ui/SegmentedTabs';
import styles from './ExplorePage.module.css';
import { changeSearch, isSearch, writeQuery, type ExploreQuery } from './exploreQuery';
import { ListEnd } from './list/ListEnd';
import { NoPalettes } from './list/NoPalettes';
import { nothingNote, withoutFiltersLabel } from './list/nothingFound';
import { PaletteGrid } from './list/PaletteGrid';
import { PopularPalettes } from './list/PopularPalettes';
import { PopularTags } from './search/PopularTags';
import { SearchBar } from './search/SearchBar';
import { SearchSummary } from './search/SearchSummary';
import { colorOfDigits } from './search/searchText';
import { SizeFilter } from './search/SizeFilter';
import { useNamedColor } from './search/useNamedColor';
import { useExploreList } from './useExploreList';
import { useUsePalette } from './useUsePalette';
import { useViewerAddress } from './viewer/useViewerAddress';
import { ExploreViewer } from './viewer/ExploreViewer';

const LIST_ID = 'public-palettes';
const SORTS: readonly { readonly value: FindSort; readonly label: string }[] = [
  { value: 'popular', label: 'Popular' },
  { value: 'recent', label: 'Recent' },
];
const SORTS_NEAR = [{ value: 'nearest', label: 'Nearest' }, ...SORTS] as const;

const ExplorePage = () => {
  const navigate = useNavigate();
  const list = useExploreList();
  const viewer = useViewerAddress();
  const use = useUsePalette();
  const { query, palettes, status, hasMore, isCapped } = list;
  const queryText = writeQuery(query);
  /** The list at whose end a visitor has asked for more than the visitors' limit. */
  const [cappedAt, setCappedAt] = useState<string | null>(null);

  const ask = (next: ExploreQuery, replace = false) => {
    const search = writeQuery(next);
    if (search !== queryText) void navigate({ search }, { replace });
  };
  const change = (part: Partial<PaletteSearch>) => ask(changeSearch(query, part));
  // Replaces the history entry, so that Back leaves the search instead of undoing it letter by letter.
  const type = (part: Partial<PaletteSearch>) => ask(changeSearch(query, part), true);
  const clear = () => change({ word: null, tags: [], near: null, size: null });
  const isNone = palettes.length === 0 && status === 'loaded';
  // Nothing is named by these digits: the color is meant.
  const digits = isNone && query.near === null && query.word !== null ? colorOfDigits(query.word) : null;
  const colorSearch = digits && writeQuery(changeSearch(query, { word: null, near: digits }));
  useEffect(() => {
    if (colorSearch !== null) void navigate({ search: colorSearch }, { replace: true });
  }, [colorSearch, navigate]);
  const isEmpty = isNone && !digits;
  const withoutFilters = withoutFiltersLabel(query);
  // Palettes are named Forest, and forest is a color: either may be meant. The names that CSS has are known at once.
  const colorWord = query.near === null ? query.word : null;
  const known = colorWord === null ? undefined : parseCssColor(colorWord)?.color;
  const listed = useNamedColor(known ? null : colorWord);
  const isFailed = status === 'failed';
  const isLoading = status === 'loading' || status === 'loadingMore' || digits !== null;
  return (
    <div className={styles.page}>
      <PageHead title="Explore palettes">
        <SegmentedTabs
          label="Order"
          options={query.near ? SORTS_NEAR : SORTS}
          value={query.sort}
          onChange={(sort) => ask({ ...query, sort })}
          panelId={LIST_ID}
        />
      </PageHead>
      <SearchBar query={query} onChange={change} onType={type} />
      <div className={styles.filters}>
        <SizeFilter size={query.size} onChange={(size) => change({ size })} />
        <PopularTags tags={query.tags} onChange={(tags) => change({ tags })} />
      </div>
      {isSearch(query) && (
        <SearchSummary
          query={query}
          // Where nothing is found the list itself offers what is not known at once.
          meant={known ?? (isEmpty ? null : listed)}
          count={isFailed ? 'failed' : status === 'loading' || digits ? null : palettes.length}
          hasMore={hasMore}
          onChange={change}
          onClear={clear}
        />
      )}
      <div id={LIST_ID} role="tabpanel" aria-label="Palettes">
        {isEmpty && (
          <NoPalettes title={EXPLORE_MESSAGES.noPalettesFound} note={nothingNote(query)}>
            {listed && (
              <Button
                icon={<span className={styles.meant} style={{ background: formatHex(listed) }} aria-hidden />}
                onClick={() => change({ word: null, near: listed })}
              >
                Near {query.word}
              </Button>
            )}
            {withoutFilters !== null && (
              <Button onClick={() => change({ tags: [], size: null })}>{withoutFilters}</Button>
            )}
            {isSearch(query) ? (
              <>
                <ButtonLink to={PATHS.builder}>Create palette</ButtonLink>
                <Button variant="primary" onClick={clear}>
                  Clear search
                </Button>
              </>
            ) : (
              <ButtonLink to={PATHS.builder} variant="primary">
                Create palette
              </ButtonLink>
            )}
          </NoPalettes>
        )}
        {isEmpty && isSearch(query) && <PopularPalettes onPreview={viewer.open} onUse={use} />}
        {isFailed && (
          <NoPalettes
            title={EXPLORE_MESSAGES.explorePalettesFailed}
            note="Check your connection, then try again."
            isProblem
          >
            <Button onClick={list.retry}>Try again</Button>
          </NoPalettes>
        )}
        {!isEmpty && !isFailed && (
          <PaletteGrid
            query={query}
            palettes={palettes}
            isLoading={isLoading}
            onPreview={viewer.open}
            onUse={use}
          />
        )}
        <ListEnd
          status={status}
          hasMore={hasMore}
          isCapReached={isCapped && cappedAt === queryText}
          onMore={() => {
            if (isCapped) setCappedAt(queryText);
            else list.loadMore();
          }}
        />
      </div>
      <ExploreViewer list={list} viewer={viewer} onUse={use} />
    </div>
  );
};

export default ExplorePage;
