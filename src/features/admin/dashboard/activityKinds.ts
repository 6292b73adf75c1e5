import { Bookmark, Crown, FolderPlus, UserRoundPlus, type LucideIcon } from 'lucide-react';

import type { Activity, ActivityFilter, ActivityType } from '../../../domain/admin';

type ActivityKind = {
  /** Label of the filter. */
  readonly label: string;
  /** What the user did; followed by the project's name, if any. */
  readonly words: string;
  /** The same without a project name, or if the name is private. */
  readonly unnamed?: string;
  readonly ofPrivate?: string;
  readonly Icon: LucideIcon;
};

/** THE TABLE of activities, in the order of the filters. */
export const ACTIVITY_KINDS = {
  new_user: { label: 'New user', words: 'signed up', Icon: UserRoundPlus },
  pro_upgrade: { label: 'PRO user', words: 'became a PRO user', Icon: Crown },
  new_project: {
    label: 'New project',
    words: 'created',
    unnamed: 'created a project',
    ofPrivate: 'created a private project',
    Icon: FolderPlus,
  },
  new_palette: {
    label: 'Palette saved',
    words: 'saved a palette in',
    unnamed: 'saved a palette',
    ofPrivate: 'saved a private palette',
    Icon: Bookmark,
  },
} as const satisfies Record<ActivityType, ActivityKind>;

/** What the user did, up to the project's name if it is shown. */
export const activityWords = ({ type, projectName, isPrivate }: Activity): string => {
  const { words, unnamed = words, ofPrivate = unnamed }: ActivityKind = ACTIVITY_KINDS[type];
  if (isPrivate) return ofPrivate;
  return projectName === null ? unnamed : words;
};

export const ACTIVITY_FILTERS: readonly { readonly value: ActivityFilter; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'new_user', label: ACTIVITY_KINDS.new_user.label },
  { value: 'pro_upgrade', label: ACTIVITY_KINDS.pro_upgrade.label },
  { value: 'new_project', label: ACTIVITY_KINDS.new_project.label },
  { value: 'new_palette', label: ACTIVITY_KINDS.new_palette.label },
];
