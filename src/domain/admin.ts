/** What administrators see and set. */

export type UserPlanFilter = 'all' | 'pro' | 'free';
export type UserColumn = 'name' | 'email' | 'joined' | 'status' | 'palettes' | 'projects';

/** Whom to look for: a word in name or e-mail, or a whole id. */
export type UserSearch = { readonly word: string; readonly plan: UserPlanFilter };
export type UserOrder = { readonly column: UserColumn; readonly descends: boolean };

export type AdminUser = {
  readonly id: string;
  /** What the product calls them; never empty. */
  readonly name: string;
  readonly email: string | null;
  readonly avatarUrl: string | null;
  readonly createdAt: string;
  readonly lastSignInAt: string | null;
  /** Has PRO now, also where it was cancelled and goes on to the end of what was paid for. */
  readonly isPro: boolean;
  readonly isAdmin: boolean;
  readonly isSuspended: boolean;
  readonly paletteCount: number;
  readonly projectCount: number;
};

/** Where PRO comes from. 'ending' is paid for, and will not be charged again. */
export type PlanSource = 'free' | 'paid' | 'ending' | 'complimentary';

export type AdminUserDetails = AdminUser & { readonly planSource: PlanSource };

export type ActivityType = 'new_user' | 'pro_upgrade' | 'new_project' | 'new_palette';
export type ActivityFilter = 'all' | ActivityType;

export type Activity = {
  readonly id: string;
  readonly type: ActivityType;
  readonly date: string;
  readonly user: { readonly name: string; readonly email: string | null; readonly avatarUrl: string | null };
  /** Of the project that was made, or that took the palette; null where it is private, or not known any more. */
  readonly projectName: string | null;
  /** Whether the project or palette is its owner's alone. */
  readonly isPrivate: boolean;
};

export type WeekCount = {
  /** Its Monday, in UTC: yyyy-mm-dd. */
  readonly start: string;
  readonly signUps: number;
  readonly upgrades: number;
};

export type Dashboard = {
  readonly totalUsers: number;
  /** Of the last seven days. */
  readonly newUsers: number;
  readonly proUsers: number;
  readonly totalProjects: number;
  readonly totalPalettes: number;
  /** Oldest first; the last one is running. */
  readonly weeks: readonly WeekCount[];
};

/** An administrator, and what they are told about. */
export type AdminRecord = {
  readonly id: string;
  readonly userId: string;
  readonly notifyNewUsers: boolean;
  readonly notifyProUpgrades: boolean;
};
