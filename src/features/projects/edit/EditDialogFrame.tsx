import { useState, type ReactNode } from 'react';

import type { LeftDialog } from '../../../state/dialogsSlice';
import { useOfferBack } from '../../../state/useOfferBack';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { useIsMounted } from '../../../ui/useIsMounted';
import { DialogActions } from '../../../ui/DialogActions';
import { useSignInAgain } from '../save/useSignInAgain';

type EditDialogFrameProps = {
  readonly title: string;
  /** There are changes that can be saved. */
  readonly canSave: boolean;
  /** Saves; false if a field needs attention first, which possibly only the service knows. */
  readonly onSave: () => boolean | Promise<boolean>;
  readonly onClose: () => void;
  /** The dialog with its input; null if nothing was changed. */
  readonly typed: LeftDialog | null;
  readonly children: ReactNode;
};

/** Fields that are saved by a button or Enter. */
export const EditDialogFrame = ({
  title,
  canSave,
  onSave,
  onClose,
  typed,
  children,
}: EditDialogFrameProps) => {
  const [isSaving, setIsSaving] = useState(false);
  // A pending save is not lost when closing, and its result is reported.
  const dismiss = useOfferBack(onClose, isSaving ? null : typed);
  useSignInAgain(isSaving, typed);
  const isMounted = useIsMounted();
  const save = async (): Promise<void> => {
    if (!canSave || isSaving) return;
    const answer = onSave();
    if (typeof answer === 'boolean') {
      if (answer) onClose();
      return;
    }
    setIsSaving(true);
    const isDone = await answer;
    setIsSaving(false);
    // By then another dialog may be open.
    if (isDone && isMounted()) onClose();
  };
  return (
    <Dialog title={title} isOpen onClose={dismiss}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {/* With several fields, Enter submits a form only if it has a submit button. */}
        <input type="submit" hidden />
        {children}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!canSave || isSaving} onClick={() => void save()}>
            {isSaving ? 'Saving…' : 'Save'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
