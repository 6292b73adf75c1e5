import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';

import { cleanPaletteName, UNNAMED_PALETTE } from '../../../palette/paletteName';
import type { SavedPalette } from '../../../domain/savedPalette';
import { sameTags } from '../../../domain/tag';
import { dialogOpened, selectAskedDialogs, type DialogPropsOf } from '../../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { useOfferBack } from '../../../state/useOfferBack';
import { useTags } from '../../../ui/tags/useTags';
import { refuseByPlan } from './planProblem';
import { replacedNote } from './replacedNote';
import { useFirstProject } from './useFirstProject';
import { useSaveTarget } from './useSaveTarget';
import { useSaving } from './useSaving';
import { useSignInAgain } from './useSignInAgain';

/** What was typed and chosen in the form that saves a palette, and what saving it does. */
export const useSaveForm = (
  form: RefObject<HTMLFormElement | null>,
  { palette, projectId, saved, typedProject, typedTag, onClose }: DialogPropsOf<'savePalette'>,
) => {
  const dispatch = useAppDispatch();
  const target = useSaveTarget({ projectId, saved });
  const first = useFirstProject(typedProject);
  const [typedNew, setTypedNew] = useState(palette.name);
  // When overwriting, the field has that palette's name; the name typed before is restored for a new palette.
  const [typedOver, setTypedOver] = useState<string | null>(null);
  const control = useTags(palette.tags ?? [], typedTag);
  const { isSaving, isSending, problem, dismiss, save } = useSaving(first, control.refuse, onClose);
  const [tagsOfNew, setTagsOfNew] = useState(control.tags);
  const [isTried, setIsTried] = useState(false);
  const typed = typedOver ?? typedNew ?? target.palette?.name ?? UNNAMED_PALETTE;
  const name = cleanPaletteName(typed);
  const { isFirst } = target;
  // Shortcuts can be faster than loading projects and palettes: it is saved once they are loaded.
  const isReading = !target.reading.isError && (target.list.rows === null || target.palettes?.rows === null);
  const [isAwaited, setIsAwaited] = useState(false);
  const isFull = target.room === 0;
  /** The limit allows no new palette: the only way is to upgrade, whatever is typed. */
  const asksForPro = isFull && !target.palette;
  /** Name and tags are hidden if nothing can be saved; typed input stays visible. */
  const isFolded =
    asksForPro && name === UNNAMED_PALETTE && control.tags.length === 0 && control.typed === '';
  const isTagged = palette.tags !== undefined || control.tags.length > 0;
  const isPublic = isFirst ? !first.isPrivate : target.isPublic;
  const next = { ...palette, name: name ?? palette.name, ...(isTagged && { tags: control.tags }) };
  // A copy of a palette keeps its theme.
  const copied = target.palette !== null && target.palette.id === saved?.id ? target.palette.theme : null;
  const copy = copied === null || palette.theme !== undefined ? next : { ...next, theme: copied };
  /** When overwriting, the fields have that palette's name and tags; those of the new one are restored with it. */
  const selectToOverwrite = (chosen: SavedPalette | null): void => {
    if (!target.palette) setTagsOfNew(control.tags);
    setTypedOver(chosen?.name ?? null);
    control.reset(chosen ? chosen.tags : tagsOfNew);
  };

  // Initial values of the fields: those of the palette to overwrite, else those that the dialog was opened with.
  const asked = useAppSelector(selectAskedDialogs).savePalette;
  const brought = asked?.dialog === 'savePalette' ? asked.palette : palette;
  const given = (typedOver === null ? null : target.palette) ?? brought;
  const typing = {
    dialog: 'savePalette',
    palette: next,
    ...(target.projectId !== null && { projectId: target.projectId }),
    ...(first.typed && { typedProject: first.typed }),
    ...(control.typed !== '' && { typedTag: control.typed }),
  } as const;
  const isTyped =
    first.typed !== null ||
    control.typed !== '' ||
    !sameTags(control.tags, given.tags ?? []) ||
    (typedOver ?? typedNew) !== given.name;
  // A save that waits for the projects was not sent; one that was sent is not lost when closing, and is reported.
  const isLost = (isTyped || isAwaited) && !isSending;
  const asking = { ...typing, ...(saved && target.palette?.id === saved.id && { saved }) };
  const leave = useOfferBack(onClose, isLost ? asking : null);
  useSignInAgain(isSending, asking);
  const askForPro = () => dispatch(refuseByPlan('free-palette-limit', { ...typing, palette: copy }));
  const saveAsNew = (): void => {
    setIsTried(true);
    const isPlaced = isFirst ? first.name !== null : target.projectId !== null;
    if (!isPlaced && !isFirst) form.current?.querySelector<HTMLElement>('input[type="radio"]')?.focus();
    const tags = control.finish();
    if (name === null || tags === null || !isPlaced) return;
    void save(target.projectId, { ...copy, name, ...((isTagged || tags.length > 0) && { tags }) });
  };
  const submit = (): void => {
    setIsAwaited(isReading);
    if (isReading) return;
    // After a failure the service decides: what has filled the project may be the palette of the failed attempt.
    if (asksForPro && problem === null) {
      askForPro();
      return;
    }
    if (!target.palette) {
      saveAsNew();
      return;
    }
    setIsTried(true);
    const tags = control.finish();
    if (name === null || tags === null) return;
    const named = { ...next, ...((isTagged || tags.length > 0) && { tags }) };
    dispatch(dialogOpened({ dialog: 'updatePalette', palette: named, original: target.palette }));
  };
  const submitAwaited = useEffectEvent(() => {
    if (isAwaited) submit();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- reacts to a click, derives no state
    if (!isReading) submitAwaited();
  }, [isReading]);

  const note = target.palette
    ? replacedNote(palette, target.palette)
    : !isFirst && target.list.rows && target.projectId === null
      ? 'Choose a project to save in.'
      : null;

  useLayoutEffect(() => {
    // The focused field was removed.
    if (isFolded && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [form, isFolded]);

  return {
    target,
    first,
    control,
    /** The name as it is typed, and as it would be saved; null if it is none. */
    typed,
    name,
    rename: typedOver === null ? setTypedNew : setTypedOver,
    takeName: setTypedNew,
    asking,
    isTried,
    isFolded,
    isFull,
    asksForPro,
    isPublic,
    isSaving,
    isAwaited,
    problem,
    dismiss,
    note,
    chooseProject: (id: string): void => {
      // The name of a palette that is no longer selected does not apply to this one.
      if (id !== target.projectId && target.palette) selectToOverwrite(null);
      target.chooseProject(id);
    },
    choosePalette: (pressed: SavedPalette): void => selectToOverwrite(target.choosePalette(pressed)),
    leave,
    askForPro,
    saveAsNew,
    submit,
  };
};
