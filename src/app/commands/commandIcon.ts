import {
  Download,
  FileText,
  House,
  Lock,
  Maximize2,
  Paintbrush,
  Palette,
  PanelTop,
  Pipette,
  Shuffle,
  SlidersHorizontal,
  SwatchBook,
  Undo2,
  type LucideIcon,
} from 'lucide-react';

import { PATHS } from '../../domain/paths';
import { NAVIGATION } from '../navigation';
import type { Command } from './command';

const OF_GROUPS: Record<Command['group'], LucideIcon> = {
  'What was typed': Pipette,
  'Recent palettes': Palette,
  'Saved palettes': Palette,
  Pages: FileText,
  Theme: SwatchBook,
  Palette: Paintbrush,
  History: Undo2,
  View: Maximize2,
  'Random adjustment': SlidersHorizontal,
  'Generate by': Shuffle,
  Panels: PanelTop,
  'Export as': Download,
  Account: Lock,
  Legal: FileText,
};

const OF_PAGES: ReadonlyMap<string, LucideIcon> = new Map([
  [`page ${PATHS.home}`, House],
  ...NAVIGATION.map(({ path, Icon }) => [`page ${path}`, Icon] as const),
]);

/** The icon of a command: that of its page in the header, or of its group. */
export const commandIcon = ({ id, group }: Command): LucideIcon => OF_PAGES.get(id) ?? OF_GROUPS[group];
