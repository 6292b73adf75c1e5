import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import { PATHS } from '../../../domain/paths';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { PageHead } from '../../../ui/PageHead';
import { CardSkeletons } from '../project/CardSkeletons';
import { countText } from '../countText';
import { DraftsNotice } from '../drafts/DraftsNotice';
import { EmptyState } from '../EmptyState';
import { FoundPalettes } from './FoundPalettes';
import { MoreButton } from '../MoreButton';
import { useNewProject } from '../edit/useNewProject';
import { PageProblem } from '../PageProblem';
import { ProjectGrid } from './ProjectGrid';
import { useGetTotalsQuery } from '../cache/projectsApi';
import styles from '../ProjectsPage.module.css';
import { ProjectTools } from './ProjectTools';
import { TagFilters } from './TagFilters';
import { useFocusAfterRemoval } from '../project/useFocusAfterRemoval';
import { useFoundPalettes } from './useFoundPalettes';
import { useScrollRestoration } from '../useScrollRestoration';
import { useProjectPages } from './useProjectPages';
import { useProjectQuery } from './useProjectQuery';
import { useProjectSearch } from './useProjectSearch';

const SKELETONS = 8;

type ProjectListProps = {
  /** Hidden behind an open project, which reports failures itself. */
  readonly isBehind: boolean;
};

/** All projects: search, order, cards. */
export const ProjectList = ({ isBehind }: ProjectListProps) => {
  const { typed, setTyped, setSort, setTags } = useProjectSearch();
  const { text, tags, sort, projects: query } = useProjectQuery();
  const projects = useProjectPages(query);
  const palettes = useFoundPalettes(text);
  const { data: totals } = useGetTotalsQuery();
  useScrollRestoration();
  useFocusAfterRemoval(projects.rows?.length ?? 0);
  const note = totals
    ? `${countText(totals.projects, 'project')} · ${countText(totals.palettes, 'palette')}`
    : '\u00a0';
  const isEmpty = projects.rows?.length === 0 && text === '' && !projects.isLoading;
  /** Both are read to the end, for this search. */
  const isKnown = [projects, palettes].every(
    ({ rows, isLoading, reading }) => rows !== null && !isLoading && !reading.isError,
  );

  const create = useNewProject();
  const clear = () => {
    setTyped('');
    setTags([]);
  };

  const content = () => {
    const isFound = (projects.rows?.length ?? 0) > 0 || (palettes.rows?.length ?? 0) > 0;
    if (!isFound && !isKnown) {
      const hasFailed = projects.reading.isError || palettes.reading.isError;
      return hasFailed ? null : (
        <ul className={styles.projects} aria-label="Loading projects">
          <CardSkeletons count={SKELETONS} isOfProjects />
        </ul>
      );
    }
    if (isEmpty)
      return (
        <EmptyState message={PROJECT_MESSAGES.noProjects} hasPicture>
          <ButtonLink variant="primary" to={PATHS.builder}>
            Create palette
          </ButtonLink>
        </EmptyState>
      );
    if (!isFound)
      return (
        <EmptyState message={PROJECT_MESSAGES.noProjectMatches}>
          <Button onClick={clear}>Clear search</Button>
        </EmptyState>
      );
    return (
      <>
        <ProjectGrid
          projects={projects.rows ?? []}
          onCreate={text === '' && tags.length === 0 && !projects.loadMore ? create : null}
        />
        <MoreButton list={projects} label="More projects" />
        <FoundPalettes list={palettes} />
      </>
    );
  };

  return (
    <>
      <PageHead title="My projects" note={note}>
        <ProjectTools
          query={typed}
          onQuery={setTyped}
          sort={sort}
          onSort={setSort}
          onCreate={create}
          isCreateFirst={!isEmpty}
        />
      </PageHead>
      {!isBehind && <PageProblem readings={[projects.reading, palettes.reading]} />}
      <TagFilters tags={tags} onChange={setTags} />
      <DraftsNotice />
      {content()}
    </>
  );
};
