import {
  Blend,
  Bookmark,
  CaretsToAxisVertical,
  Check,
  Command as CommandKey,
  Copy,
  Dice5,
  Download,
  FileInput,
  FileText,
  Folder,
  House,
  Image,
  Link,
  Lock,
  Maximize2,
  Moon,
  Paintbrush,
  Palette,
  PanelTop,
  Pencil,
  Pin,
  Pipette,
  Redo2,
  Shuffle,
  SlidersHorizontal,
  SwatchBook,
  Trash2,
  Undo2,
  X,
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

/**
 * By the first two words of the id: what follows is the key of a shortcut. Where only the builder has the icon of the
 * button, one like it: icons of several parts of the app come with every page.
 */
const OF_COMMANDS: ReadonlyMap<string, LucideIcon> = new Map([
  [`page ${PATHS.home}`, House],
  ...NAVIGATION.map(({ path, Icon }) => [`page ${path}`, Icon] as const),
  ['shortcut generate', Shuffle],
  ['shortcut lock', Lock],
  ['shortcut duplicate', Copy],
  ['shortcut remove', Trash2],
  ['shortcut copyColor', Copy],
  ['shortcut typeColor', Pencil],
  ['shortcut copyLink', Link],
  ['shortcut importPalette', FileInput],
  ['shortcut exportPalette', Download],
  ['shortcut repeatExport', Download],
  ['shortcut save', Bookmark],
  ['shortcut forward', Redo2],
  ['shortcut pin', Pin],
  ['shortcut acceptAdjustment', Check],
  ['shortcut discardAdjustment', X],
  ['adjust', Dice5],
  ['name', Pencil],
  ['name color', Pencil],
  ['mirror', CaretsToAxisVertical],
  ['compare', Blend],
  ['poster', Image],
  ['theme', Moon],
  ['theme export', Download],
  ['theme import', FileInput],
  ['theme save', Bookmark],
  ['theme undo', Undo2],
  ['theme redo', Redo2],
  ['shortcuts', CommandKey],
  ['new project', Folder],
]);

/** An icon as on its button, or else that of its group. */
export const commandIcon = ({ id, group }: Command): LucideIcon =>
  OF_COMMANDS.get(id.split(' ', 2).join(' ')) ?? OF_GROUPS[group];
