import type { Backend } from '../../backend/backend';
import { ACCOUNT_MESSAGES } from '../../domain/accountMessages';
import { backendApi } from '../../state/api/backendApi';
import { queryFrom } from '../../state/api/queryFrom';

/** A change that says nothing but whether it was made. */
const change = (during: string, make: (backend: Backend) => Promise<void>) => ({
  queryFn: queryFrom<void, null>(during, async ({ backend }) => {
    await make(backend);
    return null;
  }),
});

/** What is changed in the settings. What follows of it is read with the session: see `readAccess`. */
export const accountApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    cancelSubscription: build.mutation<null, void>(
      change('cancelling the subscription', ({ billing }) => billing.cancel()),
    ),
    resumeSubscription: build.mutation<null, void>(
      change('resuming the subscription', ({ billing }) => billing.resume()),
    ),
    /** Leaves the page for the payment provider's. */
    changeCard: build.mutation<null, void>(
      change('opening the page for the card', ({ billing }) => billing.changeCard()),
    ),
    deleteAccount: build.mutation<null, void>({
      queryFn: queryFrom<void, null>('deleting the account', async ({ backend, toasts }) => {
        await backend.account.remove();
        // Here, not where it was asked for: the visitor is signed out by then, and everything that was theirs is given up.
        toasts.show(ACCOUNT_MESSAGES.accountDeleted);
        return null;
      }),
    }),
  }),
});

export const {
  useCancelSubscriptionMutation,
  useResumeSubscriptionMutation,
  useChangeCardMutation,
  useDeleteAccountMutation,
} = accountApi;
