import { useState } from 'react';

import { cleanPaletteName, PALETTE_NAME_MAX } from '../../../palette/paletteName';
import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import { dialogOpened, type DialogPropsOf } from '../../../state/dialogsSlice';
import { useAppDispatch } from '../../../state/hooks';
import { useServices } from '../../../state/servicesContext';
import { useOfferBack } from '../../../state/useOfferBack';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { DialogActions } from '../../../ui/DialogActions';
import { NameField } from '../../../ui/NameField';
import { isAnsweredByPlan } from '../save/planProblem';
import { ProblemBanner } from '../ProblemBanner';
import { createProject } from '../projectCommands';
import { useIsSaving } from '../save/useIsSaving';
import { VisibilityChoice } from '../save/VisibilityChoice';

/** Creates a project, and continues with what needed one. */
const NewProjectDialog = ({ back, typed, onClose }: DialogPropsOf<'newProject'>) => {
  const { toasts } = useServices();
  const dispatch = useAppDispatch();
  const [text, setText] = useState(typed?.name ?? '');
  const [isPublic, setIsPublic] = useState(typed?.isPublic ?? true);
  const isSaving = useIsSaving();
  const [hasFailed, setHasFailed] = useState(false);
  const name = cleanPaletteName(text);

  const isTyped = text !== '' || !isPublic;
  const dismiss = useOfferBack(
    onClose,
    isTyped ? { dialog: 'newProject', ...(back && { back }), typed: { name: text, isPublic } } : null,
    back,
  );
  const leave = () => {
    if (back) dispatch(dialogOpened(back));
    else onClose();
  };
  const create = async (): Promise<void> => {
    if (name === null || isSaving) return;
    setHasFailed(false);
    const { failure } = await dispatch(createProject({ name, isPublic }));
    if (failure === undefined) {
      toasts.show(PROJECT_MESSAGES.projectCreated);
      leave();
      return;
    }
    const saving = back?.dialog === 'savePalette' ? back : undefined;
    setHasFailed(!dispatch(isAnsweredByPlan(failure, saving)));
  };

  return (
    <Dialog title="New project" isOpen onClose={dismiss}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        {hasFailed && (
          <ProblemBanner
            message={PROJECT_MESSAGES.createProjectFailed}
            onDismiss={() => setHasFailed(false)}
          />
        )}
        <NameField label="Name" value={text} max={PALETTE_NAME_MAX} onChange={setText} />
        <VisibilityChoice isPublic={isPublic} onChange={setIsPublic} />
        <DialogActions>
          <Button onClick={leave}>{back ? 'Back' : 'Cancel'}</Button>
          <Button variant="primary" disabled={name === null || isSaving} onClick={() => void create()}>
            {isSaving ? 'Creating…' : 'Create project'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

export default NewProjectDialog;
