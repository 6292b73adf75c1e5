import { useState } from 'react';

import type { Palette } from '../../color/types';
import { MESSAGES } from '../../domain/messages';
import { useAppDispatch } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import { showToast } from '../../state/toasts';
import { createPalette } from './saveCommands';
import { answerUnsaved } from './saveProblem';
import type { FirstProject } from './useFirstProject';

type Saving = {
  readonly isSaving: boolean;
  /** Why the last try failed. */
  readonly problem: string | null;
  readonly dismiss: () => void;
  /** Saves a new palette; without a project's id, in the first project, which it makes. */
  readonly save: (projectId: string | null, name: string) => Promise<void>;
};

/** Saving a new palette. What was typed and chosen stays where it fails, so that it can be tried again. */
export const useSaving = (colors: Palette, first: FirstProject, onSaved: () => void): Saving => {
  const dispatch = useAppDispatch();
  const { now } = useServices();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [triedAt, setTriedAt] = useState<Date | null>(null);

  const save = async (projectId: string | null, name: string): Promise<void> => {
    if (isSaving) return;
    setIsSaving(true);
    setProblem(null);
    const palette = { colors, name };
    let madeIn = projectId;
    try {
      madeIn ??= await first.create();
      await dispatch(createPalette(madeIn, palette, triedAt));
      showToast(MESSAGES.paletteSaved);
      onSaved();
    } catch (error) {
      const otherwise = madeIn === null ? MESSAGES.createProjectFailed : MESSAGES.saveFailed;
      if (madeIn !== null) setTriedAt(triedAt ?? now());
      const unsaved = { palette, ...(madeIn !== null && { projectId: madeIn }) };
      setProblem(await dispatch(answerUnsaved(error, unsaved, otherwise)));
      setIsSaving(false);
    }
  };
  return { isSaving, problem, dismiss: () => setProblem(null), save };
};
