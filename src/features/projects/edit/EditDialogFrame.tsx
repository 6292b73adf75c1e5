import { useState, type ReactNode } from 'react';

import type { OpenDialog } from '../../../state/dialogsSlice';
import { useOfferBack } from '../../../state/useOfferBack';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { useIsMounted } from '../../../ui/useIsMounted';
import { DialogActions } from './DialogActions';

type EditDialogFrameProps = {
  readonly title: string;
  /** Something has changed, and can be kept. */
  readonly canSave: boolean;
  /** Keeps it; false where a field has to be looked at first, which only the service may know. */
  readonly onSave: () => boolean | Promise<boolean>;
  readonly onClose: () => void;
  /** The dialog with what is in it; null where nothing has changed. */
  readonly typed: OpenDialog | null;
  readonly children: ReactNode;
};

/** Fields that are saved by a button or by Enter. */
export const EditDialogFrame = ({
  title,
  canSave,
  onSave,
  onClose,
  typed,
  children,
}: EditDialogFrameProps) => {
  const [isSaving, setIsSaving] = useState(false);
  // What is on its way is not lost, and its answer says what came of it.
  const dismiss = useOfferBack(onClose, isSaving ? null : typed);
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
        {/* Enter sends a form with several fields by its button alone. */}
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
