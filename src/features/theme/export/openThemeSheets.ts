import type { ThemeSheets } from '../../../../workers/theme-sheet/api';
import type { Services } from '../../../state/services';

let opened: Promise<ThemeSheets> | null = null;

const load = async (): Promise<ThemeSheets> =>
  (await import('../../../../workers/theme-sheet/page/client')).createThemeSheets();

/** What draws the sheets of themes: a worker that all of them share, or what a test puts in its place. */
export const openThemeSheets = async ({
  openThemeSheets: open,
}: Pick<Services, 'openThemeSheets'>): Promise<ThemeSheets> => (open ? open() : (opened ??= load()));
