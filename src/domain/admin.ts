/** What administrators see and set. */

export type UserPlanFilter = 'all' | 'pro' | 'free';
export type UserColumn = 'name' | 'email' | 'joined' | 'status' | 'palettes' | 'projects';

/** Search terms: a word in name or e-mail, or a whole id. */
export type UserSearch = { readonly word: string; readonly plan: UserPlanFilter };
export type UserOrder = { readonly column: UserColumn; readonly descends: boolean };

export type AdminUser = {
  readonly id: string;
  /** Display name; never empty. */
  readonly name: string;
  readonly email: string | null;
  readonly avatarUrl: string | null;
  readonly createdAt: string;
  readonly lastSignInAt: string | null;
  /** Will be charged for PRO again, or was given it: not where it ends with the paid period. */
  readonly isPro: boolean;
  readonly isAdmin: boolean;
  readonly isSuspended: boolean;
  readonly paletteCount: number;
  readonly projectCount: number;
};

/** Where PRO comes from. 'ending' is paid for and will not renew; it may be complimentary as well. */
export type PlanSource = 'free' | 'paid' | 'ending' | 'complimentary' | 'complimentary-and-ending';

export type AdminUserDetails = AdminUser & { readonly planSource: PlanSource };

export type ActivityType = 'new_user' | 'pro_upgrade' | 'new_project' | 'new_palette';
export type ActivityFilter = 'all' | ActivityType;

export type Activity = {
  readonly id: string;
  readonly type: ActivityType;
  readonly date: string;
  readonly user: { readonly name: string; readonly email: string | null; readonly avatarUrl: string | null };
  /** The project that was created or that received the palette; null if it is private or no longer known. */
  readonly projectName: string | null;
  /** Whether the project or palette is private to its owner. */
  readonly isPrivate: boolean;
};

export type WeekCount = {
  /** Monday of the week in UTC: yyyy-mm-dd. */
  readonly start: string;
  readonly signUps: number;
  readonly upgrades: number;
};

export type Dashboard = {
  readonly totalUsers: number;
  /** In the last seven days. */
  readonly newUsers: number;
  readonly proUsers: number;
  readonly totalProjects: number;
  readonly totalPalettes: number;
  /** Oldest first; the last one is the current week. */
  readonly weeks: readonly WeekCount[];
};

/** An administrator and their notification settings. */
export type AdminRecord = {
  readonly id: string;
  readonly userId: string;
  readonly notifyNewUsers: boolean;
  readonly notifyProUpgrades: boolean;
};
