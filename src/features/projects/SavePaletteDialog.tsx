import { useState } from 'react';

import { formatHex } from '../../color/format';
import { cleanPaletteName, PALETTE_NAME_MAX } from '../../color/parsePalette';
import { MESSAGES } from '../../domain/messages';
import { dialogOpened, type DialogPropsOf } from '../../state/dialogsSlice';
import { useAppDispatch } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import { showToast } from '../../state/toasts';
import { Button } from '../../ui/Button';
import { ColorStrip } from '../../ui/ColorStrip';
import { Dialog } from '../../ui/Dialog';
import { NameField } from '../../ui/NameField';
import { DialogActions } from './DialogActions';
import { openNewProject } from './openNewProject';
import { PageProblem } from './PageProblem';
import { PaletteChoice } from './PaletteChoice';
import { ProblemBanner } from './ProblemBanner';
import { ProjectChoice } from './ProjectChoice';
import choices from './SaveChoices.module.css';
import styles from './SavePaletteDialog.module.css';
import { createPalette } from './saveCommands';
import { answerUnsaved } from './saveProblem';
import { UNNAMED_PALETTE } from './unnamedPalette';
import { useSaveTarget } from './useSaveTarget';

const STRIP_PX = 72;

/** Saves a palette in a project, as a new one or over one that is there. */
const SavePaletteDialog = ({ palette, projectId, onClose }: DialogPropsOf<'savePalette'>) => {
  const dispatch = useAppDispatch();
  const { now } = useServices();
  const target = useSaveTarget(projectId);
  const [typed, setTyped] = useState(palette.name ?? UNNAMED_PALETTE);
  const [isTried, setIsTried] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [triedAt, setTriedAt] = useState<Date | null>(null);
  const name = cleanPaletteName(typed);

  const save = async (): Promise<void> => {
    if (isSaving) return;
    setIsTried(true);
    if (name === null || target.projectId === null) return;
    const next = { colors: palette.colors, name };
    if (target.palette) {
      dispatch(dialogOpened({ dialog: 'updatePalette', palette: next, original: target.palette }));
      return;
    }
    setIsSaving(true);
    setProblem(null);
    try {
      await dispatch(createPalette(target.projectId, next, triedAt));
      showToast(MESSAGES.paletteSaved);
      onClose();
    } catch (error) {
      // What was typed and chosen stays, so that saving can be tried again.
      setIsSaving(false);
      setTriedAt(triedAt ?? now());
      setProblem(dispatch(answerUnsaved(error, next, MESSAGES.saveFailed)));
    }
  };

  const label = target.palette ? 'Update palette' : 'Save palette';
  return (
    <Dialog title="Save palette" isOpen onClose={onClose} size="medium">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className={styles.strip}>
          <ColorStrip hexes={palette.colors.map((color) => formatHex(color))} height={STRIP_PX} />
        </div>
        <div className={choices.choices}>
          <ProjectChoice
            projects={target.projects}
            projectId={target.projectId}
            problem={isTried && target.projectId === null ? MESSAGES.projectMissing : null}
            onChoose={(id) => {
              // The name of a palette that is not chosen any more is not this one's.
              if (target.palette) setTyped(palette.name ?? UNNAMED_PALETTE);
              target.chooseProject(id);
            }}
            onCreate={() =>
              dispatch(openNewProject({ dialog: 'savePalette', palette: { colors: palette.colors, name } }))
            }
          />
          <PaletteChoice
            palettes={target.palettes}
            paletteId={target.palette?.id ?? null}
            onChoose={(chosen) => {
              const isSame = chosen.id === target.palette?.id;
              setTyped(isSame ? (palette.name ?? UNNAMED_PALETTE) : chosen.name);
              target.choosePalette(isSame ? null : chosen.id);
            }}
          />
        </div>
        <PageProblem isReadingOnly />
        {problem !== null && (
          <ProblemBanner message={problem} onRetry={() => void save()} onDismiss={() => setProblem(null)} />
        )}
        <NameField
          label="Palette name"
          value={typed}
          max={PALETTE_NAME_MAX}
          placeholder={UNNAMED_PALETTE}
          onChange={setTyped}
          problem={isTried && name === null ? MESSAGES.paletteNameMissing : null}
        />
        <DialogActions {...(target.palette && { note: `Replaces the colors of ${target.palette.name}.` })}>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={isSaving} onClick={() => void save()}>
            {isSaving ? 'Saving…' : label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

export default SavePaletteDialog;
