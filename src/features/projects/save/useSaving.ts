import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { forbiddenTagOf } from '../../../domain/forbiddenTag';
import { PATHS } from '../../../domain/paths';
import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import type { Project } from '../../../domain/project';
import type { PaletteToSave } from '../../../palette/namedPalette';
import { useAppDispatch } from '../../../state/hooks';
import { useServices } from '../../../state/servicesContext';
import { useOfferReopen } from '../../../state/useOfferReopen';
import { useIsMounted } from '../../../ui/useIsMounted';
import type { Outcome } from '../projectCommands';
import { createPalette } from './saveCommands';
import { answerClosed, answerUnsaved } from './saveProblem';
import type { FirstProject } from './useFirstProject';
import { useIsSaving } from './useIsSaving';

/** With everything that is needed to save it. */
type ReadyPalette = PaletteToSave & { readonly name: string };

type Saving = {
  /** A save is pending, possibly another dialog's. */
  readonly isSaving: boolean;
  /** This dialog's own save is pending. It goes on when the dialog is closed, and its result is reported. */
  readonly isSending: boolean;
  /** Why the last attempt failed. */
  readonly problem: string | null;
  readonly dismiss: () => void;
  /** Saves a new palette; without a project's id, in a first project, which it creates. */
  readonly save: (projectId: string | null, palette: ReadyPalette) => Promise<void>;
};

/**
 * Saves a new palette; `onForbidden` is called with the refused tag. On failure all input is kept, for another attempt.
 */
export const useSaving = (
  first: FirstProject,
  onForbidden: (tag: string) => void,
  onSaved: () => void,
): Saving => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { toasts } = useServices();
  const isSaving = useIsSaving();
  const isMounted = useIsMounted();
  const offerReopen = useOfferReopen();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (projectId: string | null, palette: ReadyPalette): Promise<void> => {
    const place: Outcome<Pick<Project, 'id'>> =
      projectId === null ? await first.create() : { data: { id: projectId } };
    const failure = place.data ? await dispatch(createPalette(place.data.id, palette)) : place.failure;
    if (failure === null) {
      const search = new URLSearchParams({ project: place.data?.id ?? '' }).toString();
      const action = { label: 'Open', onSelect: () => void navigate({ pathname: PATHS.projects, search }) };
      toasts.show(PROJECT_MESSAGES.paletteSaved, { action });
      // By then another dialog may be open.
      if (isMounted()) onSaved();
      return;
    }
    const tag = forbiddenTagOf(failure);
    if (tag !== null && isMounted()) {
      onForbidden(tag);
      return;
    }
    const otherwise = place.data ? PROJECT_MESSAGES.saveFailed : PROJECT_MESSAGES.createProjectFailed;
    const unsaved = { palette, ...(place.data && { projectId: place.data.id }) };
    const answer = isMounted() ? answerUnsaved : answerClosed;
    const message = await dispatch(answer(failure, unsaved, otherwise));
    if (isMounted()) setProblem(message);
    else if (message !== null) {
      const typedProject = place.data ? null : first.typed;
      offerReopen(message, { dialog: 'savePalette', ...unsaved, ...(typedProject && { typedProject }) });
    }
  };
  const save = async (projectId: string | null, palette: ReadyPalette): Promise<void> => {
    if (isSaving) return;
    setProblem(null);
    setIsSending(true);
    await send(projectId, palette);
    setIsSending(false);
  };
  return { isSaving, isSending, problem, dismiss: () => setProblem(null), save };
};
