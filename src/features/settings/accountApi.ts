import type { Backend } from '../../backend/backend';
import { ACCOUNT_MESSAGES } from '../../domain/accountMessages';
import { backendApi } from '../../state/api/backendApi';
import { queryFrom } from '../../state/api/queryFrom';

/** A mutation without a result. */
const change = (during: string, make: (backend: Backend) => Promise<void>) => ({
  queryFn: queryFrom<void, null>(during, async ({ backend }) => {
    await make(backend);
    return null;
  }),
});

/** Changes made in the settings. Their effects are loaded with the session: see `readAccess`. */
export const accountApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    cancelSubscription: build.mutation<null, void>(
      change('cancelling the subscription', ({ billing }) => billing.cancel()),
    ),
    resumeSubscription: build.mutation<null, void>(
      change('resuming the subscription', ({ billing }) => billing.resume()),
    ),
    /** Leaves for the payment provider's page. */
    changeCard: build.mutation<null, void>(
      change('opening the page for the card', ({ billing }) => billing.changeCard()),
    ),
    deleteAccount: build.mutation<null, void>({
      queryFn: queryFrom<void, null>('deleting the account', async ({ backend, toasts }) => {
        await backend.account.remove();
        // Shown here, not by the caller: by then the user is signed out and their components are unmounted.
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
