import type { Backend } from '../../../../backend/backend';
import type { AdminUser } from '../../../../domain/admin';
import { ADMIN_MESSAGES } from '../../../../domain/adminMessages';

type UserAction = {
  /** Title of the confirmation. */
  readonly title: string;
  /** The text around the name, which is user input and may be right-to-left. */
  readonly question: { readonly before: string; readonly after: string };
  readonly button: string;
  /** Label of the button while it runs. */
  readonly progress: string;
  readonly isDestructive: boolean;
  readonly run: (backend: Backend, userId: string) => Promise<void>;
  /** Changes to the table row afterwards. Null if the row is removed. */
  readonly changes: Partial<AdminUser> | null;
  readonly done: string;
  readonly failed: string;
};

const REMOVE_PRO = {
  title: 'Remove PRO status?',
  button: 'Remove PRO status',
  progress: 'Removing...',
  isDestructive: false,
  run: (backend: Backend, userId: string) => backend.admin.setComplimentaryPro(userId, false),
  changes: { isPro: false },
  done: ADMIN_MESSAGES.proRemoved,
  failed: ADMIN_MESSAGES.removeProFailed,
} as const;

/** THE TABLE of administrators' actions on an account. Each requires confirmation. */
export const USER_ACTIONS = {
  grantPro: {
    title: 'Grant PRO status?',
    question: { before: '', after: ' gets every PRO feature without payment, until you remove it.' },
    button: 'Grant PRO status',
    progress: 'Granting...',
    isDestructive: false,
    run: (backend, userId) => backend.admin.setComplimentaryPro(userId, true),
    changes: { isPro: true },
    done: ADMIN_MESSAGES.proGranted,
    failed: ADMIN_MESSAGES.grantFailed,
  },
  removePro: {
    ...REMOVE_PRO,
    question: {
      before: '',
      after:
        ' goes back to the free plan. Projects and palettes stay, but no more than the free limits can be added.',
    },
  },
  removeProPaid: {
    ...REMOVE_PRO,
    question: {
      before: '',
      after: ' keeps PRO to the end of the period that is paid for, and goes back to the free plan then.',
    },
  },
  suspend: {
    title: 'Suspend this account?',
    question: {
      before: '',
      after:
        ' can neither sign in nor save anything until you lift the suspension. Nothing is deleted, and a subscription goes on.',
    },
    button: 'Suspend account',
    progress: 'Suspending...',
    isDestructive: true,
    run: (backend, userId) => backend.admin.setSuspended(userId, true),
    changes: { isSuspended: true },
    done: ADMIN_MESSAGES.userSuspended,
    failed: ADMIN_MESSAGES.suspendFailed,
  },
  lift: {
    title: 'Lift the suspension?',
    question: { before: '', after: ' can sign in and save again.' },
    button: 'Lift suspension',
    progress: 'Lifting...',
    isDestructive: false,
    run: (backend, userId) => backend.admin.setSuspended(userId, false),
    changes: { isSuspended: false },
    done: ADMIN_MESSAGES.suspensionLifted,
    failed: ADMIN_MESSAGES.liftFailed,
  },
  delete: {
    title: 'Delete this user?',
    question: {
      before: 'The account of ',
      after:
        ' is deleted, with all its projects and palettes. A running subscription is cancelled first. This cannot be undone.',
    },
    button: 'Delete user',
    progress: 'Deleting...',
    isDestructive: true,
    run: (backend, userId) => backend.admin.deleteUser(userId),
    changes: null,
    done: ADMIN_MESSAGES.userDeleted,
    failed: ADMIN_MESSAGES.deleteUserFailed,
  },
} as const satisfies Record<string, UserAction>;

export type UserActionName = keyof typeof USER_ACTIONS;
export const userAction = (name: UserActionName): UserAction => USER_ACTIONS[name];
