import { useState } from 'react';

import { cleanPaletteName, PALETTE_NAME_MAX } from '../../../palette/paletteName';
import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import { dialogOpened, type DialogPropsOf, type NewProject } from '../../../state/dialogsSlice';
import { useAppDispatch } from '../../../state/hooks';
import { useServices } from '../../../state/servicesContext';
import { useOfferBack } from '../../../state/useOfferBack';
import { useOfferReopen } from '../../../state/useOfferReopen';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { DialogActions } from '../../../ui/DialogActions';
import { NameField } from '../../../ui/NameField';
import { useIsMounted } from '../../../ui/useIsMounted';
import { isAnsweredByPlan, planMessageOf } from '../save/planProblem';
import { ProblemBanner } from '../ProblemBanner';
import { createProject } from '../projectCommands';
import { useIsSaving } from '../save/useIsSaving';
import { useSignInAgain } from '../save/useSignInAgain';
import { VisibilityChoice } from '../save/VisibilityChoice';

/** Creates a project, and continues with what needed one. */
const NewProjectDialog = ({ back, typed, onClose }: DialogPropsOf<'newProject'>) => {
  const { toasts } = useServices();
  const dispatch = useAppDispatch();
  const [text, setText] = useState(typed?.name ?? '');
  const [isPublic, setIsPublic] = useState(typed?.isPublic ?? true);
  const isSaving = useIsSaving();
  const isMounted = useIsMounted();
  const offerReopen = useOfferReopen();
  const [isSending, setIsSending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const name = cleanPaletteName(text);

  const isTyped = text !== '' || !isPublic;
  const asking: NewProject = {
    dialog: 'newProject',
    ...(back && { back }),
    typed: { name: text, isPublic },
  };
  // A pending request is not lost when closing, and its result is reported.
  const dismiss = useOfferBack(onClose, isTyped && !isSending ? asking : null, back);
  const saving = back?.dialog === 'savePalette' ? back : undefined;
  useSignInAgain(isSending, isTyped ? asking : (back ?? null));
  const leave = () => {
    if (back) dispatch(dialogOpened(back));
    else onClose();
  };
  const goOn = () => {
    if (!saving) {
      leave();
      return;
    }
    // The palette is for the new project, whichever was chosen before.
    const { projectId: _project, saved: _saved, ...others } = saving;
    dispatch(dialogOpened(others));
  };
  const create = async (): Promise<void> => {
    if (name === null || isSaving) return;
    setHasFailed(false);
    setIsSending(true);
    const { failure } = await dispatch(createProject({ name, isPublic }));
    setIsSending(false);
    if (failure === undefined) {
      toasts.show(PROJECT_MESSAGES.projectCreated);
      // By then another dialog may be open.
      if (isMounted()) goOn();
      return;
    }
    if (!isMounted()) {
      // A suspension is reported by the page.
      if (failure !== 'suspended')
        offerReopen(planMessageOf(failure) ?? PROJECT_MESSAGES.createProjectFailed, asking);
      return;
    }
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
