import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';

import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import { PATHS } from '../../../domain/paths';
import type { SavedPalette } from '../../../domain/savedPalette';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../EmptyState';
import { PaletteCard } from './PaletteCard';
import styles from '../ProjectsPage.module.css';

const FIRST_CARDS = 30;

type ProjectPalettesProps = {
  readonly palettes: readonly SavedPalette[];
  /** The plan allows no further palette. */
  readonly isFull: boolean;
  /** Called when leaving to make a palette for this project. */
  readonly onCreate: () => void;
};

/** The palettes of an open project, with a place for a new one. */
export const ProjectPalettes = ({ palettes, isFull, onCreate }: ProjectPalettesProps) => {
  // A project that was emptied just now does not say that it has no palettes yet.
  const [hadSome, setHadSome] = useState(palettes.length > 0);
  if (palettes.length > 0 && !hadSome) setHadSome(true);
  const shown = useDeferredValue(palettes, palettes.slice(0, FIRST_CARDS));
  if (palettes.length === 0)
    return (
      <EmptyState message={hadSome ? PROJECT_MESSAGES.noPalettesLeft : PROJECT_MESSAGES.noPalettes}>
        <ButtonLink variant="primary" to={PATHS.builder} onClick={onCreate}>
          Create palette
        </ButtonLink>
      </EmptyState>
    );
  return (
    <ul className={styles.palettes} aria-label="Palettes">
      {shown.map((palette) => (
        <PaletteCard key={palette.id} palette={palette} />
      ))}
      {!isFull && (
        // Duplicates the button above, which is focusable and has the accessible name: for pointers only, and not on
        // phones, where both would be on one screen.
        <li className={styles.place} aria-hidden>
          <Link className={styles.create} to={PATHS.builder} tabIndex={-1} onClick={onCreate}>
            <span className={styles.disc}>
              <Plus aria-hidden />
            </span>
            Create palette
          </Link>
        </li>
      )}
    </ul>
  );
};
