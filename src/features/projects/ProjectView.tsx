import { useEffect, useMemo } from 'react';

import { formatHex } from '../../color/format';
import type { ProjectCard } from '../../domain/project';
import type { SavedPalette } from '../../domain/savedPalette';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { ColorStrip } from '../../ui/ColorStrip';
import { CardSkeletons } from './CardSkeletons';
import { countText } from './countText';
import { PageProblem } from './PageProblem';
import { ProjectHead } from './ProjectHead';
import { ProjectPalettes } from './ProjectPalettes';
import styles from './ProjectsPage.module.css';
import { projectTouched, selectProblem, selectProjectData } from './projectsSlice';
import { readPalettes } from './readProjects';
import { threadColors } from './threadColors';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';
import { dateText } from './whenText';

const SKELETONS = 5;

/** All palettes where they are known, also by the card alone where it has room for all of them. */
const palettesOf = (
  { palettes, paletteCount }: ProjectCard,
  read: readonly SavedPalette[] | undefined,
): readonly SavedPalette[] | null => read ?? (palettes.length === paletteCount ? palettes : null);

/** One project with all of its palettes. */
export const ProjectView = ({ project }: { readonly project: ProjectCard }) => {
  const dispatch = useAppDispatch();
  const { id } = project;
  const read = useAppSelector((state) => selectProjectData(state).palettes[id]);
  const problem = useAppSelector(selectProblem);
  const palettes = palettesOf(project, read);
  const thread = useMemo(() => threadColors(palettes?.map(({ colors }) => colors) ?? []), [palettes]);

  useEffect(() => {
    void dispatch(readPalettes(id));
  }, [dispatch, id]);

  useFocusAfterRemoval(project.paletteCount);
  const counts = palettes
    ? `${countText(palettes.length, 'palette')} · ${countText(thread.length, 'color')}`
    : countText(project.paletteCount, 'palette');
  return (
    <>
      <ProjectHead project={project} note={`${counts} · Created ${dateText(project.createdAt)}`} />
      <PageProblem />
      {thread.length > 0 && (
        <span className={styles.thread}>
          <ColorStrip hexes={thread.map((color) => formatHex(color))} height={12} />
        </span>
      )}
      {palettes && <ProjectPalettes palettes={palettes} onCreate={() => dispatch(projectTouched(id))} />}
      {!palettes && !problem && (
        <ul className={styles.palettes} aria-label="Loading palettes">
          <CardSkeletons count={SKELETONS} />
        </ul>
      )}
    </>
  );
};
