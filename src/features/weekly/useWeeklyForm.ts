import { useCallback, useState } from 'react';

import { isoWeek } from '../../domain/isoWeek';
import { WEEKLY_MESSAGES } from '../../domain/weeklyMessages';
import type { WeeklyFields } from '../../domain/weeklyPalette';
import type { NamedPalette } from '../../palette/namedPalette';
import { useAppSelector } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import { selectIsAdmin } from '../../state/session/sessionSlice';
import { useOfferReopen } from '../../state/useOfferReopen';
import { useIsMounted } from '../../ui/useIsMounted';
import { keepLocalCopy } from './keepLocalCopy';
import { useListWeeklyQuery, useSaveWeeklyMutation } from './scheduleApi';
import {
  findProblems,
  scheduledFor,
  toDraft,
  weekOf,
  type WeeklyFieldName,
  type WeeklyProblems,
} from './weeklyFields';

const NO_MEDIA = { type: 'video', url: '' } as const;
const FIELDS = ['url', 'week', 'year'] as const;

/** The initial values of the fields, and saving. */
export const useWeeklyForm = (
  palette: NamedPalette,
  typed: WeeklyFields | undefined,
  onClose: () => void,
) => {
  const { toasts, storage, now } = useServices();
  const isMounted = useIsMounted();
  const offerReopen = useOfferReopen();
  const [saveWeekly, { isLoading: isSaving }] = useSaveWeeklyMutation();
  const isAdmin = useAppSelector(selectIsAdmin);
  const [start] = useState<WeeklyFields>(() => {
    const { year, week } = isoWeek(now());
    return { ...NO_MEDIA, week: String(week), year: String(year) };
  });
  const [fields, setFields] = useState<WeeklyFields>(typed ?? start);
  /** The media were typed or chosen, so those of another week do not replace them. */
  const [isOwnMedia, setIsOwnMedia] = useState(typed !== undefined);
  const { data: history } = useListWeeklyQuery();
  const scheduled = scheduledFor(weekOf(fields), history);
  /** Fields that were left with input, or submitted: a word that is still being typed is no error yet. */
  const [checked, setChecked] = useState<ReadonlySet<WeeklyFieldName>>(new Set());
  /** Media whose preview failed to load. */
  const [unloaded, setUnloaded] = useState<Pick<WeeklyFields, 'type' | 'url'> | null>(null);
  const isUnloaded = unloaded !== null && unloaded.type === fields.type && unloaded.url === fields.url;
  const found = findProblems(fields);
  const problems: WeeklyProblems = {
    ...(isUnloaded && { url: WEEKLY_MESSAGES.mediaNotLoaded }),
    ...Object.fromEntries(
      FIELDS.flatMap((name) => (checked.has(name) && found[name] ? [[name, found[name]]] : [])),
    ),
  };

  /** After an answer of the service another dialog may be open. */
  const close = (): void => {
    if (isMounted()) onClose();
  };
  const refuse = (): void => {
    toasts.show(WEEKLY_MESSAGES.weeklyAdminOnly, { tone: 'error' });
    close();
  };

  /** Resolves with whether the fields were valid. */
  const save = async (): Promise<boolean> => {
    if (!isAdmin) {
      refuse();
      return true;
    }
    setChecked(new Set(FIELDS));
    if (isUnloaded || Object.keys(found).length > 0) return false;
    const draft = toDraft(palette.colors, fields);
    const { error } = await saveWeekly(draft);
    if (error === 'not-allowed') {
      refuse();
      return true;
    }
    if (error !== undefined) {
      const message = WEEKLY_MESSAGES.weeklySaveFailed;
      if (isMounted()) toasts.show(message, { tone: 'error' });
      else offerReopen(message, { dialog: 'weeklySchedule', palette, typed: fields });
      return true;
    }
    keepLocalCopy(storage, draft);
    toasts.show(WEEKLY_MESSAGES.weeklySaved);
    close();
    return true;
  };

  const change = useCallback(
    (changed: Partial<WeeklyFields>): void => {
      const isMedia = changed.url !== undefined || changed.type !== undefined;
      if (isMedia) setIsOwnMedia(true);
      setFields((before) => {
        const next = { ...before, ...changed };
        if (isMedia || isOwnMedia) return next;
        // The week's current media are shown, as the starting point for changes.
        return { ...next, ...(scheduledFor(weekOf(next), history)?.background ?? NO_MEDIA) };
      });
      setChecked((before) => new Set([...before].filter((name) => !(name in changed))));
    },
    [isOwnMedia, history],
  );
  const restore = (before: WeeklyFields): void => {
    setIsOwnMedia(true);
    setFields(before);
  };
  const leave = (name: WeeklyFieldName): void => {
    if (fields[name].trim() !== '') setChecked((before) => new Set([...before, name]));
  };

  const { type, url } = fields;
  const missMedia = useCallback(() => setUnloaded({ type, url }), [type, url]);

  return {
    fields,
    /** Whether something was typed or chosen. */
    isTyped:
      fields.week !== start.week ||
      fields.year !== start.year ||
      (isOwnMedia && (fields.url !== start.url || fields.type !== start.type)),
    /** The current entry of the week in the fields; null if there is none, or the week is invalid. */
    scheduled,
    restore,
    problems,
    isSaving,
    canSave: fields.url.trim() !== '' && !isSaving,
    save,
    change,
    leave,
    missMedia,
  };
};
