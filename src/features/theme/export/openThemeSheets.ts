import type { ThemeSheets } from '../../../../workers/theme-sheet/api';
import type { Services } from '../../../state/services';

let opened: Promise<ThemeSheets> | null = null;

const load = async (): Promise<ThemeSheets> =>
  (await import('../../../../workers/theme-sheet/page/client')).createThemeSheets();

/** The drawer of theme sheets: a shared worker, or its replacement in a test. */
export const openThemeSheets = async ({
  openThemeSheets: open,
}: Pick<Services, 'openThemeSheets'>): Promise<ThemeSheets> => (open ? open() : (opened ??= load()));
