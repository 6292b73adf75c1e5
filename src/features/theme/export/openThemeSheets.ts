import type { ThemeSheets } from '../../../../workers/theme-sheet/api';
import { loadOnce } from '../../../state/loadOnce';
import type { Services } from '../../../state/services';

const openShared = loadOnce(async (): Promise<ThemeSheets> =>
  (await import('../../../../workers/theme-sheet/page/client')).createThemeSheets(),
);

/** The drawer of theme sheets: a shared worker, or its replacement in a test. */
export const openThemeSheets = async ({
  openThemeSheets: open,
}: Pick<Services, 'openThemeSheets'>): Promise<ThemeSheets> => (open ? open() : openShared());
