import { useCallback, useState } from 'react';

import type { Palette } from '../../color/types';
import { isoWeek } from '../../domain/isoWeek';
import { WEEKLY_MESSAGES } from '../../domain/weeklyMessages';
import type { WeeklyFields } from '../../domain/weeklyPalette';
import { useAppSelector } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import { selectIsAdmin } from '../../state/session/sessionSlice';
import { keepLocalCopy } from './keepLocalCopy';
import { useSaveWeeklyMutation } from './scheduleApi';
import { findProblems, toDraft, type WeeklyFieldName, type WeeklyProblems } from './weeklyFields';

const FIELDS = ['url', 'week', 'year'] as const;

/** The fields as the dialog opens with them, and what saving them comes to. */
export const useWeeklyForm = (colors: Palette, typed: WeeklyFields | undefined, onClose: () => void) => {
  const { toasts, storage, now } = useServices();
  const [saveWeekly, { isLoading: isSaving }] = useSaveWeeklyMutation();
  const isAdmin = useAppSelector(selectIsAdmin);
  const [start] = useState<WeeklyFields>(() => {
    const { year, week } = isoWeek(now());
    return { type: 'video', url: '', week: String(week), year: String(year) };
  });
  const [fields, setFields] = useState<WeeklyFields>(typed ?? start);
  /** Fields that were left with something in them, or sent: a word that is still being typed is no mistake yet. */
  const [checked, setChecked] = useState<ReadonlySet<WeeklyFieldName>>(new Set());
  /** What was tried before it is shown on the site, and did not come. */
  const [unloaded, setUnloaded] = useState<Pick<WeeklyFields, 'type' | 'url'> | null>(null);
  const isUnloaded = unloaded !== null && unloaded.type === fields.type && unloaded.url === fields.url;
  const found = findProblems(fields);
  const problems: WeeklyProblems = {
    ...(isUnloaded && { url: WEEKLY_MESSAGES.mediaNotLoaded }),
    ...Object.fromEntries(
      FIELDS.flatMap((name) => (checked.has(name) && found[name] ? [[name, found[name]]] : [])),
    ),
  };

  const refuse = (): void => {
    toasts.show(WEEKLY_MESSAGES.weeklyAdminOnly, { tone: 'error' });
    onClose();
  };

  /** Resolves with whether the fields were right. */
  const save = async (): Promise<boolean> => {
    if (!isAdmin) {
      refuse();
      return true;
    }
    setChecked(new Set(FIELDS));
    if (isUnloaded || Object.keys(found).length > 0) return false;
    const draft = toDraft(colors, fields);
    const { error } = await saveWeekly(draft);
    if (error === 'not-allowed') {
      refuse();
      return true;
    }
    if (error !== undefined) {
      toasts.show(WEEKLY_MESSAGES.weeklySaveFailed, { tone: 'error' });
      return true;
    }
    keepLocalCopy(storage, draft);
    toasts.show(WEEKLY_MESSAGES.weeklySaved);
    onClose();
    return true;
  };

  const change = useCallback((changed: Partial<WeeklyFields>): void => {
    setFields((before) => ({ ...before, ...changed }));
    setChecked((before) => new Set([...before].filter((name) => !(name in changed))));
  }, []);
  const leave = (name: WeeklyFieldName): void => {
    if (fields[name].trim() !== '') setChecked((before) => new Set([...before, name]));
  };

  const { type, url } = fields;
  const missMedia = useCallback(() => setUnloaded({ type, url }), [type, url]);

  return {
    fields,
    /** Whether something has been typed or chosen. */
    isTyped: FIELDS.some((name) => fields[name] !== start[name]) || fields.type !== start.type,
    problems,
    isSaving,
    canSave: fields.url.trim() !== '' && !isSaving,
    save,
    change,
    leave,
    missMedia,
  };
};
