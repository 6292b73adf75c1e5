import { MESSAGES } from '../../domain/messages';
import { PATHS } from '../../domain/paths';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageHead } from '../../ui/PageHead';
import { CardSkeletons } from './CardSkeletons';
import { countText } from './countText';
import { DraftsNotice } from './DraftsNotice';
import { EmptyState } from './EmptyState';
import { FoundPalettes } from './FoundPalettes';
import { openNewProject } from './openNewProject';
import { PageProblem } from './PageProblem';
import { ProjectGrid } from './ProjectGrid';
import styles from './ProjectsPage.module.css';
import { selectProblem, selectProjectData } from './projectsSlice';
import { ProjectTools } from './ProjectTools';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';
import { useKeptPlace } from './useKeptPlace';
import { useProjectSearch } from './useProjectSearch';

const SKELETONS = 8;

type ProjectListProps = {
  /** Hidden behind an open project, which says itself what has failed. */
  readonly isBehind: boolean;
};

/** All projects: searched, sorted, opened. */
export const ProjectList = ({ isBehind }: ProjectListProps) => {
  const dispatch = useAppDispatch();
  const { cards } = useAppSelector(selectProjectData);
  const problem = useAppSelector(selectProblem);
  const { query, setQuery, sort, setSort, found } = useProjectSearch();
  useKeptPlace();
  useFocusAfterRemoval(cards?.length ?? 0);
  const paletteCount = cards?.reduce((sum, card) => sum + card.paletteCount, 0) ?? 0;
  const isEmpty = cards?.length === 0;
  const note = cards
    ? `${countText(cards.length, 'project')} · ${countText(paletteCount, 'palette')}`
    : '\u00a0';

  const content = () => {
    if (cards === null)
      return problem ? null : (
        <ul className={styles.projects} aria-label="Loading projects">
          <CardSkeletons count={SKELETONS} isOfProjects />
        </ul>
      );
    if (isEmpty)
      return (
        <EmptyState message={MESSAGES.noProjects} hasPicture>
          <ButtonLink variant="primary" to={PATHS.builder}>
            Create palette
          </ButtonLink>
        </EmptyState>
      );
    if (found.projects.length === 0 && found.palettes.length === 0)
      return (
        <EmptyState message={MESSAGES.noProjectMatches}>
          <Button onClick={() => setQuery('')}>Clear search</Button>
        </EmptyState>
      );
    return (
      <>
        <ProjectGrid projects={found.projects} />
        <FoundPalettes palettes={found.palettes} />
      </>
    );
  };

  return (
    <>
      <PageHead title="My projects" note={note}>
        <ProjectTools
          query={query}
          onQuery={setQuery}
          sort={sort}
          onSort={setSort}
          onCreate={() => dispatch(openNewProject())}
        />
      </PageHead>
      {!isBehind && <PageProblem />}
      <DraftsNotice />
      {content()}
    </>
  );
};
