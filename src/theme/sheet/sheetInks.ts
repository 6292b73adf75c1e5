import { contrastRatio, readableInk } from '../../color/contrast';
import { formatHex } from '../../color/format';
import { roleColor } from '../checkTheme';
import type { ModeColors } from '../modeColors';
import { TEXT_RATIO, type ThemeRole } from '../roles';

/** What a page of a sheet is written in: the roles of its mode where they read, else black or white. */
export type SheetInks = {
  readonly page: string;
  readonly text: string;
  readonly quiet: string;
  readonly line: string;
  readonly failing: string;
};

export const sheetInks = (mode: ModeColors): SheetInks => {
  const page = roleColor(mode, 'background');
  const ink = readableInk(page.rgb);
  const readable = (role: ThemeRole): string => {
    const color = roleColor(mode, role);
    return contrastRatio(color.rgb, page.rgb) >= TEXT_RATIO ? formatHex(color) : ink;
  };
  return {
    page: formatHex(page),
    text: readable('text'),
    quiet: readable('mutedText'),
    line: formatHex(roleColor(mode, 'border')),
    failing: readable('danger'),
  };
};
