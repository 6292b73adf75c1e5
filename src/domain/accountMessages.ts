import { PRO_PRICE } from './plan';
import { PLAN_LIMITS } from './planLimits';

const { imagesPerDay, videosPerMonth, palettesPerProject } = PLAN_LIMITS.free;

/** Every sentence about an account: its benefits, signing in, deleting it. */
export const ACCOUNT_MESSAGES = {
  planOfReading: `Free: ${imagesPerDay} image extractions a day. PRO: unlimited.`,
  planOfVideos: `Free: ${videosPerMonth} video extractions a month. PRO: unlimited.`,
  planOfSaving: `Free: ${palettesPerProject} saved palette, which everyone can find in Explore. PRO: unlimited, public or private.`,
  planOfProject: `Free: ${palettesPerProject} saved palette, public. PRO: unlimited, public or private.`,
  priceOfPro: `PRO is ${PRO_PRICE.amount} ${PRO_PRICE.period}.`,
  signInForPro: `PRO is ${PRO_PRICE.amount} ${PRO_PRICE.period}, and you can cancel any time. Signing in is free: nothing is charged before you confirm the payment.`,
  deleteAccountFailed: 'Failed to delete account. Please try again.',
  cancelFirst: 'You have an active PRO subscription. Cancel it in Settings, then delete your account.',
  deletedTooOften: 'Too many attempts. Please try again in an hour.',
  adminIsKept: "An administrator's account cannot be deleted. Have the role taken away first.",
  deviceForgets:
    'This device forgets what was never saved, too: palettes in the builder, drafts, themes, and what was read of pictures and videos.',
  accountDeleted: 'Your account has been deleted.',
  pageNeedsAccount: 'This page needs an account. Sign in to open it.',
  sessionExpired: 'Your session has ended. Sign in again to go on.',
  signInOffline: 'You are offline. Signing in needs a connection.',
  filesNotKept:
    'What is open on this page cannot be kept while you sign in: please choose it again afterwards.',
  signInUnavailable: 'Accounts are not set up on this installation yet.',
} as const;
