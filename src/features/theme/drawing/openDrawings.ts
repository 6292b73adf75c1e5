import type { Drawings } from '../../../../workers/drawing/api';
import { loadOnce } from '../../../state/loadOnce';
import type { Services } from '../../../state/services';

const openShared = loadOnce(async (): Promise<Drawings> =>
  (await import('../../../../workers/drawing/page/client')).createDrawings(),
);

/** The recolorer of drawings: a shared worker, or its replacement in a test. */
export const openDrawings = async ({
  openDrawings: open,
}: Pick<Services, 'openDrawings'>): Promise<Drawings> => (open ? open() : openShared());
