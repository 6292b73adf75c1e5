import { useState } from 'react';

import { BackendError } from '../../backend/backend';
import { longDate } from '../../domain/longDate';
import { MESSAGES } from '../../domain/messages';
import { isSuspension } from '../../state/isSuspension';
import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';
import { showToast } from '../../state/toasts';
import { CancelFirstDialog } from './CancelFirstDialog';
import { ConfirmDialog } from './ConfirmDialog';

type DeleteAccountDialogProps = {
  readonly isRenewing: boolean;
  /** The end of what is paid for and would be lost; null where nothing is. */
  readonly paidUntilSeconds: number | null;
  readonly onClose: () => void;
};

export const DeleteAccountDialog = ({ isRenewing, paidUntilSeconds, onClose }: DeleteAccountDialogProps) => {
  const { backend } = useServices();
  const [mustCancelFirst, setMustCancelFirst] = useState(isRenewing);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  if (mustCancelFirst) return <CancelFirstDialog onClose={onClose} />;

  const remove = async (): Promise<void> => {
    setIsBusy(true);
    setProblem('');
    try {
      await backend.account.remove();
    } catch (error) {
      reportError('deleting the account', error);
      setIsBusy(false);
      // The service knows of a payment that this page has not heard of.
      if (error instanceof BackendError && error.kind === 'cancel-first') setMustCancelFirst(true);
      else if (!isSuspension(error)) setProblem(MESSAGES.deleteAccountFailed);
      return;
    }
    showToast(MESSAGES.accountDeleted);
  };

  return (
    <ConfirmDialog
      title="Delete your account?"
      problem={problem}
      keepLabel="Cancel"
      confirmLabel={isBusy ? 'Deleting…' : 'Delete account'}
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        Your projects, your palettes and your profile will be deleted. {MESSAGES.cannotBeUndone} You can{' '}
        <a href="#account" onClick={onClose}>
          download your data
        </a>{' '}
        first.
      </p>
      {paidUntilSeconds !== null && (
        <p>PRO is paid until {longDate(paidUntilSeconds)}. The rest of it is lost with the account.</p>
      )}
    </ConfirmDialog>
  );
};
