import { useCallback, useState } from 'react';

import type { Palette } from '../../color/types';
import { isoWeek } from '../../domain/isoWeek';
import { WEEKLY_MESSAGES } from '../../domain/weeklyMessages';
import { useAppSelector } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import { selectIsAdmin } from '../../state/session/sessionSlice';
import { keepLocalCopy } from './keepLocalCopy';
import { useSaveWeeklyMutation } from './scheduleApi';
import { findProblem, toDraft, type WeeklyFields, type WeeklyProblem } from './weeklyFields';

/** The fields as the dialog opens with them, and what saving them comes to. */
export const useWeeklyForm = (colors: Palette, onClose: () => void) => {
  const { toasts, storage, now } = useServices();
  const [saveWeekly, { isLoading: isSaving }] = useSaveWeeklyMutation();
  const isAdmin = useAppSelector(selectIsAdmin);
  const [fields, setFields] = useState<WeeklyFields>(() => {
    const { year, week } = isoWeek(now());
    return { type: 'video', url: '', week: String(week), year: String(year) };
  });
  const [problem, setProblem] = useState<WeeklyProblem | null>(null);
  /** What was tried before it is shown on the site, and did not come. */
  const [unloaded, setUnloaded] = useState<Pick<WeeklyFields, 'type' | 'url'> | null>(null);
  const isUnloaded = unloaded !== null && unloaded.type === fields.type && unloaded.url === fields.url;
  const mediaProblem: WeeklyProblem | null = isUnloaded
    ? { field: 'url', message: WEEKLY_MESSAGES.mediaNotLoaded }
    : null;

  const refuse = ({ message }: WeeklyProblem): void => {
    toasts.show(message, { tone: 'error' });
    onClose();
  };

  const save = async (): Promise<void> => {
    const found = findProblem(fields, isAdmin) ?? mediaProblem;
    setProblem(found);
    if (found?.field === 'admin') refuse(found);
    if (found) return;
    const draft = toDraft(colors, fields);
    const { error } = await saveWeekly(draft);
    if (error === 'not-allowed') {
      refuse({ field: 'admin', message: WEEKLY_MESSAGES.weeklyAdminOnly });
      return;
    }
    if (error !== undefined) {
      toasts.show(WEEKLY_MESSAGES.weeklySaveFailed, { tone: 'error' });
      return;
    }
    keepLocalCopy(storage, draft);
    toasts.show(WEEKLY_MESSAGES.weeklySaved);
    onClose();
  };

  const change = useCallback((changed: Partial<WeeklyFields>): void => {
    setFields((before) => ({ ...before, ...changed }));
    setProblem(null);
  }, []);

  const { type, url } = fields;
  const missMedia = useCallback(() => setUnloaded({ type, url }), [type, url]);

  const canSave = fields.url.trim() !== '' && !isSaving;
  return {
    fields,
    problem: problem ?? mediaProblem,
    isSaving,
    canSave,
    save,
    change,
    missMedia,
  };
};
