import { Globe, Lock, Plus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';

import { PLAN_LIMITS } from '../../../domain/planLimits';
import type { ProjectCard } from '../../../domain/project';
import { freeProjectsMessage } from '../../../domain/projectMessages';
import { useAppSelector } from '../../../state/hooks';
import { selectOffersPro } from '../../../state/session/sessionSlice';
import { FieldProblem } from '../../../ui/FieldProblem';
import { Skeleton } from '../../../ui/Skeleton';
import { MoreButton } from '../MoreButton';
import { ProjectMosaic } from '../list/ProjectMosaic';
import styles from './SaveChoices.module.css';
import type { Pages } from '../list/useProjectPages';

type ProjectChoiceProps = {
  readonly list: Pages<ProjectCard>;
  readonly projectId: string | null;
  readonly problem: string | null;
  /** Whether the selected one, else the first, gets the focus when a dialog opens. */
  readonly takesFocus?: boolean;
  readonly onChoose: (projectId: string) => void;
  readonly onCreate: () => void;
};

const CHIP_PX = 24;

/** The project to save a palette in. */
export const ProjectChoice = ({
  list,
  projectId,
  problem,
  takesFocus = false,
  onChoose,
  onCreate,
}: ProjectChoiceProps) => {
  const group = useId();
  const set = useRef<HTMLFieldSetElement>(null);
  const isRead = list.rows !== null;
  const offersPro = useAppSelector(selectOffersPro);
  const isFull = offersPro && (list.rows?.length ?? 0) >= PLAN_LIMITS.free.projects;
  // Projects may load after the dialog has opened with the focus on its first button; the focus moves unless the user
  // has moved it.
  useEffect(() => {
    const first = set.current?.closest('[role="dialog"]')?.querySelector('button');
    if (isRead && first && first === document.activeElement)
      set.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [isRead]);
  return (
    <fieldset ref={set} className={styles.projects} aria-describedby={`${group}-problem`}>
      <legend className={styles.legend}>Project</legend>
      <div className={styles.scroll}>
        {list.rows === null && !list.reading.isError && <Skeleton height={120} />}
        {list.rows?.map(({ id, name, palettes, isPublic }, i) => (
          <label key={id} className={styles.project}>
            <input
              type="radio"
              className={styles.radio}
              name={group}
              checked={id === projectId}
              data-autofocus={(takesFocus && (projectId === null ? i === 0 : id === projectId)) || undefined}
              onChange={() => onChoose(id)}
            />
            <span className={styles.chip}>
              <ProjectMosaic palettes={palettes} height={CHIP_PX} />
            </span>
            <bdi dir="auto" className={styles.name}>
              {name}
            </bdi>
            <span className={styles.seenBy} aria-hidden>
              {isPublic ? <Globe /> : <Lock />}
              {isPublic ? 'Public' : 'Private'}
            </span>
          </label>
        ))}
        <MoreButton list={list} label="More projects" />
      </div>
      <button
        type="button"
        className={styles.create}
        aria-describedby={isFull ? `${group}-limit` : undefined}
        onClick={onCreate}
      >
        <Plus aria-hidden />
        New project
      </button>
      {/* Besides the limit of palettes, which is told below, there is this one. */}
      {isFull && (
        <p id={`${group}-limit`} className={styles.limit}>
          {freeProjectsMessage(PLAN_LIMITS.free.projects)}
        </p>
      )}
      <FieldProblem id={`${group}-problem`} problem={problem} />
    </fieldset>
  );
};
