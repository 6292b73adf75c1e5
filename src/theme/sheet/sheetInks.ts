import { contrastRatio, readableInk } from '../../color/contrast';
import { formatHex } from '../../color/format';
import { roleColor } from '../checkTheme';
import type { ModeColors } from '../modeColors';
import { TEXT_RATIO, type ThemeRole } from '../roles';

/** The text colors of a sheet's page: roles of its mode if they are readable, otherwise black or white. */
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
