import type { ImageExtractor } from '../../workers/image-extraction/api';
import type { Backend } from '../backend/backend';
import type { Random } from '../color/random';
import type { StockPhotos } from '../domain/stockPhoto';
import type { DailyCounter } from './dailyCounter';
import type { LocalStore } from './localStore';

/** What the outside world looks like to a thunk. `app/main.tsx` passes the real ones, tests pass fakes. */
export type Services = {
  readonly random: Random;
  readonly now: () => Date;
  readonly backend: Backend;
  readonly imageExtractor: ImageExtractor;
  readonly stockPhotos: StockPhotos;
  readonly dailyCounter: DailyCounter;
  readonly storage: LocalStore;
  /** Puts text on the clipboard. Rejects when the browser refuses. */
  readonly copyText: (text: string) => Promise<void>;
};
