import type { Palette } from '../color/types';
import type {
  Activity,
  ActivityFilter,
  AdminRecord,
  AdminUser,
  AdminUserDetails,
  Dashboard,
  UserOrder,
  UserSearch,
} from '../domain/admin';
import type { KnownDetails } from '../domain/paletteDetails';
import type { ForbiddenTag } from '../domain/forbiddenTag';
import type {
  FoundCursor,
  FoundPage,
  OwnSearch,
  PaletteCursor,
  PalettePage,
  Project,
  ProjectCard,
  ProjectCursor,
  ProjectMark,
  ProjectPage,
  ProjectQuery,
  ProjectTotals,
} from '../domain/project';
import type {
  ExploreCursor,
  ExplorePage,
  ExploreSort,
  FindSort,
  PaletteSearch,
  SavedPalette,
  SavedPlace,
} from '../domain/savedPalette';
import type { Subscription } from '../domain/subscription';
import type { TagOffer, TagScope, TagUsePage, TagUseSearch } from '../domain/tag';
import type { User } from '../domain/user';
import type { ScheduledPalette, WeeklyDraft } from '../domain/weeklyPalette';

/** The ways a request to the service can fail. Screens choose the wording. */
export type Failure =
  /** No service is configured for this installation. */
  | 'not-configured'
  | 'offline'
  | 'timeout'
  /** Nobody is signed in, or the session has expired. */
  | 'not-authenticated'
  | 'not-allowed'
  /** An administrator has suspended the account: it may read, but not write. */
  | 'suspended'
  | 'free-project-limit'
  | 'free-palette-limit'
  /** The first forbidden tag among those to be saved. */
  | ForbiddenTag
  /** Private projects need PRO. */
  | 'needs-pro'
  /** The subscription would renew: it has to be cancelled before the account can be deleted. */
  | 'cancel-first'
  /** Paid PRO can neither be granted nor revoked. */
  | 'already-paid'
  | 'not-found'
  /** There is already a subscription that renews. */
  | 'already-pro'
  /** There is a subscription whose payment failed: it resumes with another card. */
  | 'payment-overdue'
  /** The payment provider returned no checkout page. */
  | 'no-checkout-url'
  /** Too many calls in a short time. */
  | 'too-many'
  | 'unexpected';

export class BackendError extends Error {
  readonly kind: Failure;
  constructor(kind: Failure, options?: ErrorOptions) {
    super(kind, options);
    this.name = 'BackendError';
    this.kind = kind;
  }
}

/** A user is signed in on this device. Their access is read separately: see `billing` and `account`. */
export type Session = { readonly user: User };

export type ProjectDraft = Pick<Project, 'name' | 'isPublic'>;
/** Omitted details: a new palette has none, an existing one keeps its own. */
export type PaletteDraft = KnownDetails & {
  readonly name: string;
  readonly colors: Palette;
  /** See `SavedPalette`. If omitted, a new palette has none and an existing one keeps its own. */
  readonly theme?: string | null;
};
export type ExtractionKind = 'image' | 'video';

/** What was refused to a suspended account. */
export type SuspendedAt = 'signing-in' | 'writing';

/**
 * Why a session ended, if nobody signed out: the service does not accept it any more, the account was deleted elsewhere,
 * or in this tab.
 */
export type SessionEnd = 'expired' | 'account-gone' | 'account-deleted';

interface Auth {
  /** The session on this device; null for a visitor. Needs no network except on the return from Google's sign-in. */
  session(): Promise<Session | null>;
  /**
   * Calls back when the signed-in user changes, in other tabs too; with `end` where the session was ended
   * otherwise than by a sign-out. Returns the unsubscribe function.
   */
  onSessionChange(listener: (session: Session | null, end?: SessionEnd) => void): () => void;
  /**
   * Calls back when the service refuses a suspended account, including a sign-in that this page has just returned from.
   * Returns the unsubscribe function.
   */
  onSuspended(listener: (at: SuspendedAt) => void): () => void;
  /**
   * Leaves the page for Google's sign-in, which returns to the site's origin, and from there to `returnTo`: a path of
   * this site, with its query.
   */
  signInWithGoogle(returnTo?: string): Promise<void>;
  /** Signs out on this device, even if the service cannot be reached. */
  signOut(): Promise<void>;
}

/** Everything here is about the signed-in user's own projects. */
interface Projects {
  /** One page of projects, starting after `after`. */
  page(query: ProjectQuery, after: ProjectCursor | null): Promise<ProjectPage>;
  /** The marks of the first page's projects, in order: a fourteenth of the page's size. */
  marks(query: ProjectQuery): Promise<readonly ProjectMark[]>;
  /** Null if the user has no project with that id. */
  get(projectId: string): Promise<ProjectCard | null>;
  totals(): Promise<ProjectTotals>;
  create(draft: ProjectDraft): Promise<Project>;
  update(projectId: string, change: Partial<ProjectDraft>): Promise<Project>;
  /** Deletes a project with its palettes. */
  remove(projectId: string): Promise<void>;
  /** One page of a project's palettes, newest first. */
  palettes(projectId: string, after: PaletteCursor | null): Promise<PalettePage>;
  /** One palette of a project; null if the project has none with that id. */
  palette(place: SavedPlace): Promise<SavedPalette | null>;
  /** One of the user's own palettes, in whichever project it is; null if the user has none with that id. */
  ownPalette(paletteId: string): Promise<SavedPalette | null>;
  /**
   * One page of palettes across all projects: nearest first for a color, else newest first. `most` is at most
   * `ROWS_AT_ONCE`.
   */
  find(search: OwnSearch, after: FoundCursor | null, most?: number): Promise<FoundPage>;
  createPalette(projectId: string, draft: PaletteDraft): Promise<SavedPalette>;
  /** New colors reset the popularity. */
  updatePalette(paletteId: string, change: Partial<PaletteDraft>): Promise<SavedPalette>;
  /** It takes the visibility of the project and keeps its popularity. */
  movePalette(paletteId: string, toProjectId: string): Promise<void>;
  removePalette(paletteId: string): Promise<void>;
  /**
   * Reports changes of the user's own projects, and of the palettes in the given ones, as they happen; null if changes
   * may have been missed: initially, and after each lost connection. It reconnects automatically. Resolves with the
   * function that stops it.
   */
  watch(projectIds: readonly string[], onChange: (change: ListChange | null) => void): Promise<() => void>;
}

/** One of the user's projects or palettes was written: here, in another window, or on another device. */
export type ListChange = {
  readonly id: string;
  /** ISO 8601; null if it was deleted. Deletions of other users' rows are reported too. */
  readonly updatedAt: string | null;
};

interface Explore {
  page(sort: ExploreSort, after: ExploreCursor | null): Promise<ExplorePage>;
  /** Like `page`, for the results of a search. Visitors only get the first page of each search. */
  find(search: PaletteSearch, sort: FindSort, after: ExploreCursor | null): Promise<ExplorePage>;
  /** One public palette; null if there is none with that id, or not any more. */
  palette(paletteId: string): Promise<SavedPalette | null>;
  /**
   * Up to eight tags with this prefix, the user's own first. `word` is the first 1 to 24 characters of a tag. Private
   * palettes lend theirs to nobody but their owner, and with 'public' to nobody.
   */
  suggestTags(word: string, among: TagScope): Promise<readonly TagOffer[]>;
  /** Up to twelve of the tags most used in recent public palettes, the most used first. */
  popularTags(): Promise<readonly string[]>;
  /** Counts a use of the palette: once per person and day, and never for its owner. */
  countSelection(paletteId: string): Promise<void>;
}

/**
 * Starts a checkout and mounts it in an element of the page; `onPaid` is called unless the provider redirects via
 * another site, which returns to `/?success=true`. Resolves with the function that unmounts it.
 */
export type ShowCheckout = (place: HTMLElement, onPaid: () => void) => Promise<() => void>;
export type LoadCheckout = () => Promise<ShowCheckout>;

interface Billing {
  /** The signed-in user's relevant subscription; null if there never was one. */
  subscription(): Promise<Subscription | null>;
  /** Whether the signed-in user was granted PRO without payment. */
  isComplimentary(): Promise<boolean>;
  /** Leaves the page for the provider's checkout, which returns to `/?success=true` or `/?canceled=true`. */
  startCheckout(): Promise<void>;
  /** Prepares a checkout inside the page; null if this installation has none. */
  loadCheckout(): Promise<ShowCheckout | null>;
  /** Cancels the subscription at the end of the paid period. */
  cancel(): Promise<void>;
  /** Resumes a cancelled subscription before its period ends. */
  resume(): Promise<void>;
  /** Leaves the page for the provider's, where the card is changed, and which returns to the settings. */
  changeCard(): Promise<void>;
}

interface Account {
  isAdmin(): Promise<boolean>;
  /** Everything stored for the signed-in user, newest first. */
  data(): Promise<readonly (Project & { readonly palettes: readonly SavedPalette[] })[]>;
  /** Deletes the account with everything in it, and signs out. */
  remove(): Promise<void>;
}

/** Extractions of accounts, counted by the service: pictures by UTC day, videos by UTC month. */
interface Extractions {
  used(kind: ExtractionKind): Promise<number>;
  /** Counts one more if the plan allows it. `remaining` is null if there is no limit. */
  spend(kind: ExtractionKind): Promise<{ readonly isAllowed: boolean; readonly remaining: number | null }>;
}

interface Weekly {
  /** The palette of the current week, or of the week of `now`; null if none was chosen. */
  current(now?: Date): Promise<ScheduledPalette | null>;
  /** Every week that has a palette, oldest first. */
  history(): Promise<readonly ScheduledPalette[]>;
  /** Sets or replaces the palette of a week. For administrators only. */
  save(draft: WeeklyDraft): Promise<void>;
  /** Counts an opening of a weekly palette: once per person and day, and never for administrators. */
  countClick(paletteId: string): Promise<void>;
}

/**
 * For administrators; everyone else is refused as 'not-allowed'. Responses are never cached: rights may end at any
 * time.
 */
interface Admin {
  dashboard(): Promise<Dashboard>;
  /** Newest first, pages counted from 1. */
  activities(
    page: number,
    filter: ActivityFilter,
  ): Promise<{ readonly activities: readonly Activity[]; readonly hasMore: boolean }>;
  /** One page of the users that match; pages are counted from 1. */
  users(
    search: UserSearch,
    order: UserOrder,
    page: { readonly number: number; readonly size: number },
    signal?: AbortSignal,
  ): Promise<readonly AdminUser[]>;
  countUsers(search: UserSearch): Promise<{ readonly total: number; readonly pro: number }>;
  user(userId: string): Promise<AdminUserDetails>;
  /** Suspends an account, or lifts the suspension. */
  setSuspended(userId: string, isSuspended: boolean): Promise<void>;
  /** Grants PRO without payment, or revokes the grant. */
  setComplimentaryPro(userId: string, isGranted: boolean): Promise<void>;
  /** Cancels the paid subscription, then deletes the account with everything in it. */
  deleteUser(userId: string): Promise<void>;
  administrators(): Promise<readonly AdminRecord[]>;
  setNotifications(record: AdminRecord): Promise<void>;
  /** One page of tags, the most used first; pages are counted from 1. */
  tags(search: TagUseSearch, page: { readonly number: number; readonly size: number }): Promise<TagUsePage>;
  /** Replaces a tag in every palette. Returns the number of palettes changed. */
  renameTag(tag: string, other: string): Promise<number>;
  /** Removes a tag from every palette, and forbids it from then on. Returns the number of palettes changed. */
  forbidTag(tag: string): Promise<number>;
  allowTag(tag: string): Promise<void>;
}

/** The hosted service as the rest of the product sees it; failures are a `BackendError`. Tests pass fakes. */
export interface Backend {
  readonly auth: Auth;
  readonly projects: Projects;
  readonly explore: Explore;
  readonly billing: Billing;
  readonly account: Account;
  readonly extractions: Extractions;
  readonly weekly: Weekly;
  readonly admin: Admin;
}
