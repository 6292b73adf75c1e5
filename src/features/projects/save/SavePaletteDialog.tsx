import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import { cleanPaletteName, PALETTE_NAME_MAX, UNNAMED_PALETTE } from '../../../palette/paletteName';
import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import type { SavedPalette } from '../../../domain/savedPalette';
import { sameTags } from '../../../domain/tag';
import { dialogOpened, selectAskedDialogs, type DialogPropsOf } from '../../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { useOfferBack } from '../../../state/useOfferBack';
import { useTagOffers } from '../../../state/api/useTagOffers';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { NameField } from '../../../ui/NameField';
import { TagsField } from '../../../ui/tags/TagsField';
import { useTags } from '../../../ui/tags/useTags';
import { DialogActions } from '../../../ui/DialogActions';
import { FirstProjectFields } from './FirstProjectFields';
import { LimitNotice } from './LimitNotice';
import { isGone } from '../cache/findDeleted';
import { openNewProject } from '../edit/openNewProject';
import { PaletteChoice } from './PaletteChoice';
import { refuseByPlan } from './planProblem';
import { ProblemBanner } from '../ProblemBanner';
import { ProjectChoice } from './ProjectChoice';
import { ReadProblem } from '../ReadProblem';
import choices from './SaveChoices.module.css';
import styles from './SavePaletteDialog.module.css';
import { SuggestedName } from './SuggestedName';
import { replacedNote } from './replacedNote';
import { useFirstProject } from './useFirstProject';
import { useSaveTarget } from './useSaveTarget';
import { useSaving } from './useSaving';
import { WhoSees } from './WhoSees';

/** Saves a palette in a project, as a new one or overwriting one. */
const SavePaletteDialog = ({
  palette,
  projectId,
  saved,
  typedProject,
  typedTag,
  onClose,
}: DialogPropsOf<'savePalette'>) => {
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const target = useSaveTarget({ projectId, saved });
  const first = useFirstProject(typedProject);
  const [typedNew, setTypedNew] = useState(palette.name);
  // When overwriting, the field has that palette's name; the name typed before is restored for a new palette.
  const [typedOver, setTypedOver] = useState<string | null>(null);
  const control = useTags(palette.tags ?? [], typedTag);
  const { isSaving, problem, dismiss, save } = useSaving(first, control.refuse, onClose);
  const offers = useTagOffers(control.typed);
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
  const leave = useOfferBack(
    onClose,
    isTyped ? { ...typing, ...(saved && target.palette?.id === saved.id && { saved }) } : null,
  );
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
    if (asksForPro) {
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
  }, [isFolded]);

  return (
    <Dialog title="Save palette" isOpen onClose={leave} size="medium">
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {/* With two fields, Enter submits a form only if it has a submit button. */}
        <input type="submit" hidden />
        <div className={styles.strip}>
          {palette.colors.map((color, i) => (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- a palette may hold a color twice
              key={i}
              className={styles.color}
              style={{ background: formatHex(color), color: readableInk(color.rgb) }}
            >
              <span className={styles.hex}>{formatHex(color).slice(1)}</span>
            </span>
          ))}
        </div>
        {palette.theme !== undefined && (
          <p className={styles.theme}>Its theme, light and dark, is saved with it.</p>
        )}
        {isFirst ? (
          <FirstProjectFields project={first} isTried={isTried} />
        ) : (
          <div className={choices.choices} data-chosen={target.palettes !== null || undefined}>
            <ProjectChoice
              list={target.list}
              projectId={target.projectId}
              takesFocus={isFolded}
              problem={isTried && target.projectId === null ? PROJECT_MESSAGES.projectMissing : null}
              onChoose={(id) => {
                // The name of a palette that is no longer selected does not apply to this one.
                if (id !== target.projectId && target.palette) selectToOverwrite(null);
                target.chooseProject(id);
              }}
              onCreate={() => void dispatch(openNewProject({ dialog: 'savePalette', palette: next }))}
            />
            {target.palettes && (
              <PaletteChoice
                list={target.palettes}
                paletteId={target.palette?.id ?? null}
                onChoose={(pressed) => selectToOverwrite(target.choosePalette(pressed))}
              />
            )}
          </div>
        )}
        <ReadProblem reading={target.reading} />
        {asksForPro && <LimitNotice>Choose a palette above to update it instead.</LimitNotice>}
        {problem !== null && (
          <ProblemBanner
            message={problem}
            {...(!isGone(problem) && { onRetry: submit })}
            onDismiss={dismiss}
          />
        )}
        {!isFolded && (
          <>
            <NameField
              label="Palette name"
              value={typed}
              max={PALETTE_NAME_MAX}
              placeholder={UNNAMED_PALETTE}
              onChange={typedOver === null ? setTypedNew : setTypedOver}
              problem={isTried && name === null ? PROJECT_MESSAGES.paletteNameMissing : null}
            />
            {name === UNNAMED_PALETTE && !target.palette && (
              <SuggestedName colors={palette.colors} onTake={setTypedNew} />
            )}
            <TagsField control={control} offers={offers} />
            {isPublic !== null && <WhoSees isPublic={isPublic} />}
          </>
        )}
        <DialogActions {...(note !== null && { note })}>
          <Button onClick={onClose}>Cancel</Button>
          {target.palette && !isFull && (
            <Button disabled={isSaving} onClick={saveAsNew}>
              Save as new
            </Button>
          )}
          {asksForPro ? (
            <Button variant="primary" onClick={askForPro}>
              Upgrade to PRO
            </Button>
          ) : (
            <Button variant="primary" disabled={isSaving} onClick={submit}>
              {isSaving || isAwaited ? 'Saving…' : target.palette ? 'Update palette' : 'Save palette'}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};

export default SavePaletteDialog;
