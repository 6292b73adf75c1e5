import { useRef } from 'react';
import { Link } from 'react-router-dom';

import { PALETTE_NAME_MAX, UNNAMED_PALETTE } from '../../../palette/paletteName';
import { PATHS } from '../../../domain/paths';
import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import type { DialogPropsOf } from '../../../state/dialogsSlice';
import { useTagExamples } from '../../../state/api/useTagExamples';
import { useTagOffers } from '../../../state/api/useTagOffers';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { DialogActions } from '../../../ui/DialogActions';
import { NameField } from '../../../ui/NameField';
import { TagsField } from '../../../ui/tags/TagsField';
import { isGone } from '../cache/findDeleted';
import { useNewProject } from '../edit/useNewProject';
import { ProblemBanner } from '../ProblemBanner';
import { ReadProblem } from '../ReadProblem';
import { FirstProjectFields } from './FirstProjectFields';
import { HexStrip } from './HexStrip';
import { LimitNotice } from './LimitNotice';
import { PaletteChoice } from './PaletteChoice';
import { ProjectChoice } from './ProjectChoice';
import choices from './SaveChoices.module.css';
import styles from './SavePaletteDialog.module.css';
import { SuggestedName } from './SuggestedName';
import { useSaveForm } from './useSaveForm';
import { WhoSees } from './WhoSees';

/** Saves a palette in a project, as a new one or overwriting one. */
const SavePaletteDialog = (props: DialogPropsOf<'savePalette'>) => {
  const { palette, onClose } = props;
  const form = useRef<HTMLFormElement>(null);
  const save = useSaveForm(form, props);
  const { target, first, control, typed, name, isTried, isFolded, asksForPro, isSaving, problem, note } =
    save;
  const { isFirst } = target;
  const create = useNewProject(save.asking);
  const offers = useTagOffers(control.typed);
  const examples = useTagExamples();
  return (
    <Dialog title="Save palette" isOpen onClose={save.leave} size="medium">
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          save.submit();
        }}
      >
        {/* With two fields, Enter submits a form only if it has a submit button. */}
        <input type="submit" hidden />
        <HexStrip colors={palette.colors} />
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
              onChoose={save.chooseProject}
              onCreate={create}
            />
            {target.palettes && (
              <PaletteChoice
                list={target.palettes}
                paletteId={target.palette?.id ?? null}
                onChoose={save.choosePalette}
              />
            )}
          </div>
        )}
        <ReadProblem reading={target.reading} />
        {asksForPro && (
          <LimitNotice>
            Choose a palette above to update it instead
            {target.projectId !== null && (
              <>
                , or{' '}
                <Link to={`${PATHS.projects}?project=${target.projectId}`} onClick={save.leave}>
                  open the project to delete one
                </Link>
              </>
            )}
            .
          </LimitNotice>
        )}
        {problem !== null && (
          <ProblemBanner
            message={problem}
            {...(!isGone(problem) && { onRetry: save.submit })}
            onDismiss={save.dismiss}
          />
        )}
        {!isFolded && (
          <>
            <NameField
              label="Palette name"
              value={typed}
              max={PALETTE_NAME_MAX}
              placeholder={UNNAMED_PALETTE}
              onChange={save.rename}
              problem={isTried && name === null ? PROJECT_MESSAGES.paletteNameMissing : null}
            />
            {name === UNNAMED_PALETTE && !target.palette && (
              <SuggestedName colors={palette.colors} onTake={save.takeName} />
            )}
            <TagsField control={control} offers={offers} examples={examples} />
            {save.isPublic !== null && <WhoSees isPublic={save.isPublic} />}
          </>
        )}
        <DialogActions {...(note !== null && { note })}>
          <Button onClick={onClose}>Cancel</Button>
          {target.palette && !save.isFull && (
            <Button disabled={isSaving} onClick={save.saveAsNew}>
              Save as new
            </Button>
          )}
          {/* One button of one width: what it does is not offered before it is known, so it never changes under a finger. */}
          <span className={styles.main}>
            {asksForPro ? (
              <Button variant="primary" onClick={save.askForPro}>
                Upgrade to PRO
              </Button>
            ) : (
              <Button variant="primary" disabled={isSaving || target.isAwaited} onClick={save.submit}>
                {isSaving || save.isAwaited ? 'Saving…' : target.palette ? 'Update palette' : 'Save palette'}
              </Button>
            )}
          </span>
        </DialogActions>
      </form>
    </Dialog>
  );
};

export default SavePaletteDialog;
