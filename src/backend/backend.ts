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
import type { TagOffer, TagUsePage, TagUseSearch } from '../domain/tag';
import type { User } from '../domain/user';
import type { ScheduledPalette, WeeklyDraft } from '../domain/weeklyPalette';

/** What can go wrong at the hosted service. Screens choose the words. */
export type Failure =
  /** There is no service on this installation. */
  | 'not-configured'
  | 'offline'
  | 'timeout'
  /** Nobody has signed in, or the session has ended. */
  | 'not-authenticated'
  | 'not-allowed'
  /** An administrator has shut the account out: it reads, and writes nothing. */
  | 'suspended'
  | 'free-project-limit'
  | 'free-palette-limit'
  /** The first forbidden one of those that were to be written. */
  | ForbiddenTag
  /** Private projects. */
  | 'needs-pro'
  /** The subscription would be charged again: it is cancelled before the account goes. */
  | 'cancel-first'
  /** PRO that is paid for is neither given nor taken away. */
  | 'already-paid'
  | 'not-found'
  /** There is a subscription already, which goes on by itself. */
  | 'already-pro'
  /** There is a subscription whose payment failed: it goes on with another card. */
  | 'payment-overdue'
  /** The payment provider gave no page to pay on. */
  | 'no-checkout-url'
  | 'unexpected';

export class BackendError extends Error {
  readonly kind: Failure;
  constructor(kind: Failure, options?: ErrorOptions) {
    super(kind, options);
    this.name = 'BackendError';
    this.kind = kind;
  }
}

/** Someone has signed in on this device. What they may do is asked apart: see `billing` and `account`. */
export type Session = { readonly user: User };

export type ProjectDraft = Pick<Project, 'name' | 'isPublic'>;
/** Details that are left out: a new palette has none of them, another one keeps its own. */
export type PaletteDraft = KnownDetails & {
  readonly name: string;
  readonly colors: Palette;
  /** See `SavedPalette`. Left out, a new palette has none and another one keeps its own. */
  readonly theme?: string | null;
};
export type ExtractionKind = 'image' | 'video';

/** What a suspended account was kept from. */
export type SuspendedAt = 'signing-in' | 'writing';

interface Auth {
  /** Who has signed in on this device; null for a visitor. Asks no network unless someone is just coming back from Google. */
  session(): Promise<Session | null>;
  /** Calls back with every change of who is here, in other tabs too. Returns the unsubscribe function. */
  onSessionChange(listener: (session: Session | null) => void): () => void;
  /**
   * Calls back when the service shuts a suspended account out, also of a sign-in that this page has just come back
   * from. Returns the unsubscribe function.
   */
  onSuspended(listener: (at: SuspendedAt) => void): () => void;
  /**
   * Leaves the page for Google's sign-in, which comes back to the site's origin, and from there to `returnTo`: a path
   * of this site, with its query.
   */
  signInWithGoogle(returnTo?: string): Promise<void>;
  /** Signs out on this device, also where the service cannot be told. */
  signOut(): Promise<void>;
}

/** All of it is about whoever has signed in. */
interface Projects {
  /** One page, which begins after a project. */
  page(query: ProjectQuery, after: ProjectCursor | null): Promise<ProjectPage>;
  /** The marks of the first page's projects, in its order: a fourteenth of the page. */
  marks(query: ProjectQuery): Promise<readonly ProjectMark[]>;
  /** Null where there is none of that id that is one's own. */
  get(projectId: string): Promise<ProjectCard | null>;
  totals(): Promise<ProjectTotals>;
  create(draft: ProjectDraft): Promise<Project>;
  update(projectId: string, change: Partial<ProjectDraft>): Promise<Project>;
  /** Its palettes go with it. */
  remove(projectId: string): Promise<void>;
  /** One page of a project's, newest first. */
  palettes(projectId: string, after: PaletteCursor | null): Promise<PalettePage>;
  /** One palette of a project; null where that project has none of that id. */
  palette(place: SavedPlace): Promise<SavedPalette | null>;
  /** One page of palettes in all projects: for a color the nearest first, else the newest. `most` is `ROWS_AT_ONCE` at most. */
  find(search: OwnSearch, after: FoundCursor | null, most?: number): Promise<FoundPage>;
  createPalette(projectId: string, draft: PaletteDraft): Promise<SavedPalette>;
  /** Other colors begin with no popularity. */
  updatePalette(paletteId: string, change: Partial<PaletteDraft>): Promise<SavedPalette>;
  /** Its visibility becomes that of the project, its popularity stays. */
  movePalette(paletteId: string, toProjectId: string): Promise<void>;
  removePalette(paletteId: string): Promise<void>;
  /**
   * Tells changes of one's own projects, and of the palettes in those that are named, as they happen; null where any
   * may have happened meanwhile: at first, and after each time the service could not be reached. It goes on trying by
   * itself. Resolves with the function that ends it.
   */
  watch(projectIds: readonly string[], onChange: (change: ListChange | null) => void): Promise<() => void>;
}

/** A project or palette of one's own that was written: here, in another window, or on another device. */
export type ListChange = {
  readonly id: string;
  /** ISO 8601; null where it was deleted. Deletions of others’ rows are reported, too. */
  readonly updatedAt: string | null;
};

interface Explore {
  page(sort: ExploreSort, after: ExploreCursor | null): Promise<ExplorePage>;
  /** As `page`, of those that a search finds. Visitors have one page of each search. */
  find(search: PaletteSearch, sort: FindSort, after: ExploreCursor | null): Promise<ExplorePage>;
  /** One public palette; null where there is none of that id, or none any more. */
  palette(paletteId: string): Promise<SavedPalette | null>;
  /** Up to eight tags that begin so, own ones first. `word` is 1 to 24 characters of one. */
  suggestTags(word: string): Promise<readonly TagOffer[]>;
  /** Up to twelve tags that most of the newest public palettes have, the most used first. */
  popularTags(): Promise<readonly string[]>;
  /** Someone uses a palette. Counted once per person and day, and never for its owner. */
  countSelection(paletteId: string): Promise<void>;
}

/**
 * Begins a checkout and shows it in an element that is in the page; `onPaid` follows unless the provider leads over
 * another site, which comes back to `/?success=true`. Resolves with the function that takes it away again.
 */
export type ShowCheckout = (place: HTMLElement, onPaid: () => void) => Promise<() => void>;
export type LoadCheckout = () => Promise<ShowCheckout>;

interface Billing {
  /** The subscription that counts for whoever has signed in; null where there never was one. */
  subscription(): Promise<Subscription | null>;
  /** Whether PRO was given to whoever has signed in, without payment. */
  isComplimentary(): Promise<boolean>;
  /** Leaves the page for the provider's, which comes back to `/?success=true` or `/?canceled=true`. */
  startCheckout(): Promise<void>;
  /** Makes a checkout inside the page possible; null where this installation has none. */
  loadCheckout(): Promise<ShowCheckout | null>;
  /** Ends the subscription with the period that is paid for. */
  cancel(): Promise<void>;
  /** Lets a subscription that was cancelled go on after all, as long as its period lasts. */
  resume(): Promise<void>;
  /** Leaves the page for the provider's, where the card is changed, and which comes back to the settings. */
  changeCard(): Promise<void>;
}

interface Account {
  isAdmin(): Promise<boolean>;
  /** Everything kept for whoever has signed in, newest first. */
  data(): Promise<readonly (Project & { readonly palettes: readonly SavedPalette[] })[]>;
  /** Deletes the account with everything in it, and signs out. */
  remove(): Promise<void>;
}

/** Extractions of accounts, counted by the service: pictures by UTC day, videos by UTC month. */
interface Extractions {
  used(kind: ExtractionKind): Promise<number>;
  /** Counts one more where the plan allows it. `remaining` is null where there is no limit. */
  spend(kind: ExtractionKind): Promise<{ readonly isAllowed: boolean; readonly remaining: number | null }>;
}

interface Weekly {
  /** The palette of the week that it is, or was at `now`; null where none was chosen. */
  current(now?: Date): Promise<ScheduledPalette | null>;
  /** Every week that has a palette, oldest first. */
  history(): Promise<readonly ScheduledPalette[]>;
  /** Gives a week its palette, in place of the one it had. For administrators only. */
  save(draft: WeeklyDraft): Promise<void>;
  /** Someone opens a weekly palette. Counted once per person and day, and never for administrators. */
  countClick(paletteId: string): Promise<void>;
}

/** For administrators; everyone else is refused as 'not-allowed'. Each answer is asked for anew: rights may end at any time. */
interface Admin {
  dashboard(): Promise<Dashboard>;
  /** Newest first, pages counted from 1. */
  activities(
    page: number,
    filter: ActivityFilter,
  ): Promise<{ readonly activities: readonly Activity[]; readonly hasMore: boolean }>;
  /** One page of whoever is found; pages are counted from 1. */
  users(
    search: UserSearch,
    order: UserOrder,
    page: { readonly number: number; readonly size: number },
    signal?: AbortSignal,
  ): Promise<readonly AdminUser[]>;
  countUsers(search: UserSearch): Promise<{ readonly total: number; readonly pro: number }>;
  user(userId: string): Promise<AdminUserDetails>;
  /** Shuts an account out, or lets it in again. */
  setSuspended(userId: string, isSuspended: boolean): Promise<void>;
  /** Gives PRO without payment, or takes back what was given. */
  setComplimentaryPro(userId: string, isGranted: boolean): Promise<void>;
  /** Ends what is paid for, then deletes the account with everything in it. */
  deleteUser(userId: string): Promise<void>;
  administrators(): Promise<readonly AdminRecord[]>;
  setNotifications(record: AdminRecord): Promise<void>;
  /** One page of tags, the most used first; pages are counted from 1. */
  tags(search: TagUseSearch, page: { readonly number: number; readonly size: number }): Promise<TagUsePage>;
  /** Gives every palette of a tag another in its place. Returns how many those were. */
  renameTag(tag: string, other: string): Promise<number>;
  /** Takes a tag off every palette, and refuses it from now on. Returns from how many. */
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
