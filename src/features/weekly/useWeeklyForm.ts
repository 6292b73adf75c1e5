import { useCallback, useState } from 'react';

import type { Palette } from '../../color/types';
import { isoWeek } from '../../domain/isoWeek';
import { MESSAGES } from '../../domain/messages';
import { BackendError } from '../../backend/backend';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';
import { selectIsAdmin } from '../../state/sessionSlice';
import { showToast } from '../../state/toasts';
import { weeklySaved } from '../../state/weeklySlice';
import { keepLocalCopy } from './keepLocalCopy';
import { findProblem, toDraft, type WeeklyFields, type WeeklyProblem } from './weeklyDraft';

/** The fields as the dialog opens with them, and what saving them comes to. */
export const useWeeklyForm = (colors: Palette, onClose: () => void) => {
  const dispatch = useAppDispatch();
  const { backend, storage, now } = useServices();
  const isAdmin = useAppSelector(selectIsAdmin);
  const [fields, setFields] = useState<WeeklyFields>(() => {
    const { year, week } = isoWeek(now());
    return { type: 'video', url: '', week: String(week), year: String(year) };
  });
  const [problem, setProblem] = useState<WeeklyProblem | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  const refuse = ({ message }: WeeklyProblem): void => {
    showToast(message, { tone: 'error' });
    onClose();
  };

  const save = async (): Promise<void> => {
    const found = findProblem(fields, isAdmin);
    setProblem(found);
    if (found?.field === 'admin') refuse(found);
    if (found) return;
    const draft = toDraft(colors, fields);
    setIsSaving(true);
    try {
      await backend.weekly.save(draft);
    } catch (error) {
      setIsSaving(false);
      if (error instanceof BackendError && error.kind === 'not-allowed')
        refuse({ field: 'admin', message: MESSAGES.weeklyAdminOnly });
      else {
        reportError('saving the weekly palette', error);
        showToast(MESSAGES.weeklySaveFailed, { tone: 'error' });
      }
      return;
    }
    keepLocalCopy(storage, draft);
    showToast(MESSAGES.weeklySaved);
    onClose();
    dispatch(weeklySaved());
  };

  const change = useCallback((changed: Partial<WeeklyFields>): void => {
    setFields((before) => ({ ...before, ...changed }));
    setProblem(null);
  }, []);

  const canSave = fields.url.trim() !== '' && !isSaving;
  return {
    fields,
    problem,
    isSaving,
    canSave,
    save,
    change,
  };
};
