import { useState } from 'react';

import type { Failure } from '../../backend/backend';
import { longDate } from '../../domain/longDate';
import { MESSAGES } from '../../domain/messages';
import { ACCOUNT_MESSAGES } from '../../domain/accountMessages';
import { kindOf } from '../../state/api/queryFrom';
import { useServices } from '../../state/servicesContext';
import { useIsMounted } from '../../ui/useIsMounted';
import { useDeleteAccountMutation } from './accountApi';
import { CancelFirstDialog } from './CancelFirstDialog';
import { ConfirmDialog } from './ConfirmDialog';

/** What trying again does not change at once. */
const PROBLEMS: { readonly [Kind in Failure]?: string } = {
  suspended: '',
  'not-allowed': ACCOUNT_MESSAGES.adminIsKept,
  'too-many': ACCOUNT_MESSAGES.deletedTooOften,
  'cancel-first': ACCOUNT_MESSAGES.cancelFirst,
};

/** Empty for a suspended account, which has its own message everywhere. */
const problemOf = (failure: Failure): string => PROBLEMS[failure] ?? ACCOUNT_MESSAGES.deleteAccountFailed;

type DeleteAccountDialogProps = {
  readonly isRenewing: boolean;
  /** End of the paid period, which would be lost; null if there is none. */
  readonly paidUntilSeconds: number | null;
  readonly onClose: () => void;
};

export const DeleteAccountDialog = ({ isRenewing, paidUntilSeconds, onClose }: DeleteAccountDialogProps) => {
  const { toasts } = useServices();
  const isMounted = useIsMounted();
  const [deleteAccount, { isLoading, error }] = useDeleteAccountMutation();
  // Fixed when it opens: an informing dialog never turns into one that deletes.
  const [wasRenewing] = useState(isRenewing);
  const failure = error && kindOf(error);
  // The service may know of a payment that this page does not.
  if (wasRenewing || failure === 'cancel-first') return <CancelFirstDialog onClose={onClose} />;

  const remove = async (): Promise<void> => {
    const answer = await deleteAccount();
    // As long as the dialog is open, it shows the problem itself.
    if (answer.error === undefined || isMounted()) return;
    const problem = problemOf(kindOf(answer.error));
    if (problem !== '') toasts.show(problem, { tone: 'error' });
  };

  return (
    <ConfirmDialog
      title="Delete your account?"
      problem={failure === undefined ? '' : problemOf(failure)}
      keepLabel="Cancel"
      confirmLabel={isLoading ? 'Deleting…' : 'Delete account'}
      isBusy={isLoading}
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
      <p>{ACCOUNT_MESSAGES.deviceForgets}</p>
      {paidUntilSeconds !== null && (
        <p>PRO is paid until {longDate(paidUntilSeconds)}. The rest of it is lost with the account.</p>
      )}
    </ConfirmDialog>
  );
};
