import { customNames } from '../color/customNames';
import type { Palette } from '../color/types';
import { nameColor } from '../palette/nameColor';
import { colorsToStored } from '../palette/storedColors';
import type { Project } from '../domain/project';
import { allDetailsOf } from '../domain/paletteDetails';
import type { SavedPalette } from '../domain/savedPalette';
import type { Subscription, SubscriptionStatus } from '../domain/subscription';
import type { Database } from './database.types';
import { readColors } from './readColors';

type Row<Table extends keyof Database['public']['Tables']> = Database['public']['Tables'][Table]['Row'];
export type PaletteRow = Row<'project_palettes'>;
export type ProjectRow = Pick<Row<'projects'>, 'id' | 'name' | 'is_public' | 'created_at' | 'updated_at'>;
export type SubscriptionRow = Row<'stripe_subscriptions'>;

const readNamedColors = ({
  colors,
  exact,
  color_names: names,
}: Pick<PaletteRow, 'colors' | 'exact' | 'color_names'>): Palette =>
  readColors(colors, exact).map((color, i) => nameColor(color, names?.[i]));

export const writeColors = (palette: Palette): { colors: string[]; exact: string[] } => {
  const { colors, hex } = colorsToStored(palette);
  return { colors, exact: hex };
};

/** The columns of a palette's colors and custom names; the names are null if no color has one. */
export const writeNamedColors = (
  palette: Palette,
): Pick<PaletteRow, 'colors' | 'color_names'> & { exact: string[] } => ({
  ...writeColors(palette),
  color_names: customNames(palette),
});

export const readPalette = (row: PaletteRow): SavedPalette => ({
  id: row.id,
  projectId: row.project_id,
  name: row.name,
  colors: readNamedColors(row),
  ...allDetailsOf(row),
  theme: row.theme,
  isPublic: row.is_public,
  selectionCount: row.selection_count,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export const readProject = (row: ProjectRow): Project => ({
  id: row.id,
  name: row.name,
  isPublic: row.is_public,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export const readSubscription = (row: SubscriptionRow): Subscription => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column's check constraint allows nothing else
  status: row.status as SubscriptionStatus,
  periodStartSeconds: row.current_period_start,
  periodEndSeconds: row.current_period_end,
  isCancelled: row.cancel_at_period_end,
  payment:
    row.payment_method_brand !== null && row.payment_method_last4 !== null
      ? { brand: row.payment_method_brand, last4: row.payment_method_last4 }
      : null,
});
