import { useId, useMemo } from 'react';

import { formatHex } from '../../../color/format';
import { PLAN_LIMITS } from '../../../domain/planLimits';
import type { ProjectCard } from '../../../domain/project';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectOffersPro } from '../../../state/session/sessionSlice';
import { ColorStrip } from '../../../ui/ColorStrip';
import { CardSkeletons } from './CardSkeletons';
import { countText } from '../countText';
import { MoreButton } from '../MoreButton';
import { PageProblem } from '../PageProblem';
import { ProjectHead } from './ProjectHead';
import { ProjectPalettes } from './ProjectPalettes';
import styles from '../ProjectsPage.module.css';
import { projectTouched } from '../cache/projectsSlice';
import { sortedColors } from '../list/sortedColors';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';
import { useProjectPalettes } from './useProjectPalettes';
import { dateText } from '../relativeDate';

const SKELETONS = 5;

/** One project with its palettes. */
export const ProjectView = ({ project }: { readonly project: ProjectCard }) => {
  const dispatch = useAppDispatch();
  const { id } = project;
  const list = useProjectPalettes(id);
  const limit = useId();
  const offersPro = useAppSelector(selectOffersPro);
  const isFull = offersPro && project.paletteCount >= PLAN_LIMITS.free.palettesPerProject;
  const limitId = isFull ? limit : null;
  // If the card shows all palettes, no other query is needed.
  const palettes = list.rows ?? (project.palettes.length === project.paletteCount ? project.palettes : null);
  const thread = useMemo(() => sortedColors(palettes?.map(({ colors }) => colors) ?? []), [palettes]);

  useFocusAfterRemoval(project.paletteCount);
  // Colors are only counted if all palettes are loaded.
  const counts =
    palettes && !list.loadMore
      ? `${countText(palettes.length, 'palette')} · ${countText(thread.length, 'color')}`
      : countText(project.paletteCount, 'palette');
  return (
    <>
      <ProjectHead
        project={project}
        note={`${counts} · Created ${dateText(project.createdAt)}`}
        limitId={limitId}
        isEmpty={palettes?.length === 0}
      />
      <PageProblem readings={[list.reading]} />
      {thread.length > 0 && (
        <span className={styles.thread}>
          <ColorStrip hexes={thread.map((color) => formatHex(color))} height={12} />
        </span>
      )}
      {palettes && (
        <ProjectPalettes palettes={palettes} isFull={isFull} onCreate={() => dispatch(projectTouched(id))} />
      )}
      <MoreButton list={list} label="More palettes" />
      {!palettes && !list.reading.isError && (
        <ul className={styles.palettes} aria-label="Loading palettes">
          <CardSkeletons count={SKELETONS} />
        </ul>
      )}
    </>
  );
};
