import type { FoundPalette } from '../../../domain/project';
import { countText } from '../countText';
import { MoreButton } from '../MoreButton';
import { PaletteCard } from '../project/PaletteCard';
import styles from '../ProjectsPage.module.css';
import type { Pages } from './useProjectPages';

/** Palettes found by a search, in all projects. */
export const FoundPalettes = ({ list }: { readonly list: Pages<FoundPalette> }) => {
  const { rows, loadMore } = list;
  if (!rows || rows.length === 0) return null;
  return (
    <section className={styles.found} aria-label="Found palettes">
      <p className={styles.foundCount}>
        {loadMore ? `${rows.length}+ palettes` : countText(rows.length, 'palette')} found
      </p>
      <ul className={styles.palettes}>
        {rows.map(({ palette, projectName }) => (
          <PaletteCard key={palette.id} palette={palette} projectName={projectName} />
        ))}
      </ul>
      <MoreButton list={list} label="More palettes" />
    </section>
  );
};
