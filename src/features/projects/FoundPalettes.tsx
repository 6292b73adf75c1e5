import { countText } from './countText';
import type { FoundPalette } from './findInProjects';
import { PaletteCard } from './PaletteCard';
import styles from './ProjectsPage.module.css';

/** Palettes that a search has found, in whichever project they are. */
export const FoundPalettes = ({ palettes }: { readonly palettes: readonly FoundPalette[] }) => {
  if (palettes.length === 0) return null;
  return (
    <section className={styles.found} aria-label="Found palettes">
      <p className={styles.foundCount}>{countText(palettes.length, 'palette')} found</p>
      <ul className={styles.palettes}>
        {palettes.map(({ palette, projectName }) => (
          <PaletteCard key={palette.id} palette={palette} projectName={projectName} />
        ))}
      </ul>
    </section>
  );
};
