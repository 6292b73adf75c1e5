import { useMemo, useState } from 'react';

import { formatHex } from '../../../color/format';
import type { Project } from '../../../domain/project';
import { draftsMessage } from '../../../domain/messages';
import { draftRoomMessage, PROJECT_MESSAGES } from '../../../domain/projectMessages';
import type { NamedPalette } from '../../../palette/namedPalette';
import { UNNAMED_PALETTE } from '../../../palette/paletteName';
import { sameNamedPalette } from '../../../palette/samePalette';
import { suggestName } from '../../../palette/suggestName';
import type { DialogPropsOf } from '../../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { useOfferBack } from '../../../state/useOfferBack';
import { useOfferReopen } from '../../../state/useOfferReopen';
import { useServices } from '../../../state/servicesContext';
import { useNamer } from '../../../state/useNamer';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { ColorStrip } from '../../../ui/ColorStrip';
import { Dialog } from '../../../ui/Dialog';
import { DialogActions } from '../../../ui/DialogActions';
import { useIsMounted } from '../../../ui/useIsMounted';
import styles from './DraftsDialog.module.css';
import { selectDrafts } from '../../../state/palette/drafts/draftsSlice';
import { suggestedDrafts } from '../../../state/palette/drafts/storedDrafts';
import { FirstProjectFields } from '../save/FirstProjectFields';
import { LimitNotice } from '../save/LimitNotice';
import { useNewProject } from '../edit/useNewProject';
import type { Outcome } from '../projectCommands';
import { ProblemBanner } from '../ProblemBanner';
import { ReadProblem } from '../ReadProblem';
import { ProjectChoice } from '../save/ProjectChoice';
import { discardDrafts, saveDrafts } from './saveDrafts';
import { isAnsweredByPlan, planMessageOf, refuseByPlan } from '../save/planProblem';
import { useFirstProject } from '../save/useFirstProject';
import { useIsSaving } from '../save/useIsSaving';
import { useSaveTarget } from '../save/useSaveTarget';
import { useSignInAgain } from '../save/useSignInAgain';

const STRIP_PX = 40;

const isSameDraft =
  (draft: NamedPalette) =>
  (other: NamedPalette): boolean =>
    draft.name === other.name && sameNamedPalette(draft.colors, other.colors);

/** Offers to save drafts made before signing in. Only the selected ones are saved. */
const DraftsDialog = ({ typedProject, picked: pickedBefore, onClose }: DialogPropsOf<'drafts'>) => {
  const { toasts } = useServices();
  const dispatch = useAppDispatch();
  const drafts = useAppSelector(selectDrafts);
  const target = useSaveTarget();
  const first = useFirstProject(typedProject);
  const isMounted = useIsMounted();
  const offerReopen = useOfferReopen();
  const [isSending, setIsSending] = useState(false);
  const [picked, setPicked] = useState<ReadonlySet<NamedPalette> | null>(
    // They are other objects after a visit to the sign-in.
    pickedBefore ? () => new Set(drafts.filter((draft) => pickedBefore.some(isSameDraft(draft)))) : null,
  );
  const asking = {
    dialog: 'drafts',
    ...(first.typed && { typedProject: first.typed }),
    ...(picked && { picked: [...picked] }),
  } as const;
  const isTyped = first.typed !== null || picked !== null;
  // A pending save is not lost when closing, and its result is reported.
  const dismiss = useOfferBack(onClose, isTyped && !isSending ? asking : null);
  useSignInAgain(isSending, isTyped ? asking : null);
  const create = useNewProject(asking);
  const [isTried, setIsTried] = useState(false);
  const isSaving = useIsSaving();
  const [problem, setProblem] = useState<string | null>(null);
  const { room } = target;
  const { isFirst } = target;
  const namer = useNamer();
  // Unnamed drafts are named after their colors, to distinguish them in the list, and saved so.
  const names = useMemo(
    () =>
      new Map(
        drafts.map((draft) => [
          draft,
          draft.name ?? (namer && suggestName(draft.colors, namer(draft.colors))) ?? UNNAMED_PALETTE,
        ]),
      ),
    [drafts, namer],
  );
  const nameOf = (draft: NamedPalette): string => names.get(draft) ?? UNNAMED_PALETTE;
  const suggested = suggestedDrafts(drafts);
  // By default as many of the newest as the plan allows.
  const chosen = picked ? drafts.filter((draft) => picked.has(draft)) : suggested.slice(0, room);
  const label = chosen.length > 0 ? `Save ${chosen.length}` : 'Save';
  const canSave = chosen.length > 0 && chosen.length <= room;

  const save = async (): Promise<void> => {
    setIsTried(true);
    const isPlaced = isFirst ? first.name !== null : target.projectId !== null;
    // After a failure the service decides: what has filled the project may be a palette of the failed attempt.
    const isAllowed = canSave || (problem !== null && chosen.length > 0);
    if (!isPlaced || !isAllowed || isSaving) return;
    setPicked(new Set(chosen));
    setProblem(null);
    setIsSending(true);
    const place: Outcome<Pick<Project, 'id'>> =
      target.projectId === null ? await first.create() : { data: { id: target.projectId } };
    const failure = place.data
      ? await dispatch(
          saveDrafts(
            place.data.id,
            chosen.map((draft) => ({ colors: draft.colors, name: nameOf(draft) })),
          ),
        )
      : place.failure;
    setIsSending(false);
    if (failure === null) {
      toasts.show(PROJECT_MESSAGES.paletteSaved);
      // By then another dialog may be open.
      if (isMounted()) onClose();
      return;
    }
    const failed = place.data ? PROJECT_MESSAGES.saveFailed : PROJECT_MESSAGES.createProjectFailed;
    if (isMounted()) setProblem(dispatch(isAnsweredByPlan(failure)) ? null : failed);
    // A suspension is reported by the page.
    else if (failure !== 'suspended') offerReopen(planMessageOf(failure) ?? failed, asking);
  };

  const upgrade = (): void => {
    dispatch(refuseByPlan('free-palette-limit', asking));
  };

  return (
    <Dialog title="Keep your palettes" isOpen onClose={dismiss} size="medium">
      <p className={styles.intro}>
        {draftsMessage(drafts.length)}
        {picked === null && suggested.length < drafts.length && (
          <> {suggested[0]?.isWorkedOn ? PROJECT_MESSAGES.draftsWorkedOn : PROJECT_MESSAGES.draftsNewest}</>
        )}
      </p>
      {room < drafts.length && <LimitNotice onUpgrade={upgrade}>{draftRoomMessage(room)}</LimitNotice>}
      <ul className={styles.drafts} aria-label="Palettes">
        {drafts.map((draft, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- two drafts may differ in their order of colors only
          <li key={i} className={styles.draft}>
            <Checkbox
              label={nameOf(draft)}
              isChecked={chosen.includes(draft)}
              // The notice above says why.
              isDisabled={chosen.length >= room && !chosen.includes(draft)}
              onChange={(isChosen) => {
                const next = new Set(chosen);
                if (isChosen) next.add(draft);
                else next.delete(draft);
                setPicked(next);
              }}
            />
            <span className={styles.strip}>
              <ColorStrip hexes={draft.colors.map((color) => formatHex(color))} height={STRIP_PX} />
            </span>
          </li>
        ))}
      </ul>
      {isFirst ? (
        <FirstProjectFields project={first} isTried={isTried} />
      ) : (
        <div className={styles.project}>
          <ProjectChoice
            list={target.list}
            projectId={target.projectId}
            problem={isTried && target.projectId === null ? PROJECT_MESSAGES.projectMissing : null}
            onChoose={target.chooseProject}
            onCreate={create}
          />
        </div>
      )}
      <ReadProblem reading={target.reading} />
      {problem !== null && (
        <ProblemBanner message={problem} onRetry={() => void save()} onDismiss={() => setProblem(null)} />
      )}
      <DialogActions>
        <Button
          onClick={() => {
            dispatch(discardDrafts());
            onClose();
          }}
        >
          Discard
        </Button>
        <Button variant="primary" data-autofocus disabled={isSaving || !canSave} onClick={() => void save()}>
          {isSaving ? 'Saving…' : label}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default DraftsDialog;
