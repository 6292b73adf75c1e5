import type { Services } from '../../../src/state/services';
import { createVideos } from '../../../src/state/video/createVideos';
import { createMemoryRecords } from '../../../src/state/video/records/memoryRecords';
import { createMemoryStore } from '../../support/fakeServices';

/** What of a tab outlives its pages: what is on the device, and the storage of the tab. */
export const createTab = () => {
  const records = createMemoryRecords();
  const services = { tabStorage: createMemoryStore(), now: () => new Date(2026, 10, 20, 12) };
  /** The services of a page that is loaded in it. */
  const load = (overrides: Partial<Services> = {}): Partial<Services> => ({
    ...services,
    videos: createVideos({ records, ...services }),
    ...overrides,
  });
  return { load };
};
