import type { Drawings } from '../../../../workers/drawing/api';
import type { Services } from '../../../state/services';

let opened: Promise<Drawings> | null = null;

const load = async (): Promise<Drawings> =>
  (await import('../../../../workers/drawing/page/client')).createDrawings();

/** What recolors drawings: a worker that all of them share, or what a test puts in its place. */
export const openDrawings = async ({
  openDrawings: open,
}: Pick<Services, 'openDrawings'>): Promise<Drawings> => (open ? open() : (opened ??= load()));
