import type { ColorAnalyzer } from '../../workers/color-analysis/api';
import type { PictureLooks } from '../../workers/picture-looks/api';
import type { ContactSheets } from '../../workers/contact-sheet/api';
import type { Drawings } from '../../workers/drawing/api';
import type { ImageExtractor } from '../../workers/image-extraction/api';
import type { PaletteReader } from '../../workers/palette-import/api';
import type { SocialPictures } from '../../workers/social-export/api';
import type { ThemeColors } from '../../workers/theme-colors/api';
import type { ThemeSheets } from '../../workers/theme-sheet/api';
import type { VideoExtractor } from '../../workers/video-extraction/common/api';
import type { Backend } from '../backend/backend';
import type { Random } from '../color/random';
import type { StockPhotos } from '../domain/stockPhoto';
import type { StockVideos } from '../domain/stockVideo';
import type { ColorNames } from './colorNames';
import type { DailyCounter } from './storage/dailyCounter';
import type { Videos } from './video/video';
import type { SignInFiles } from './session/signInFiles';
import type { LocalStore } from './storage/localStore';
import type { BatchCache } from './pictures/batchCache';
import type { PictureCache } from './pictures/pictureCache';
import type { Toasts } from './toasts';
import type { WhenIdle } from './whenIdle';

/** What the outside world looks like to a thunk. `app/main.tsx` passes the real ones, tests pass fakes. */
export type Services = {
  readonly random: Random;
  readonly now: () => Date;
  readonly backend: Backend;
  readonly imageExtractor: ImageExtractor;
  readonly pictureLooks: PictureLooks;
  readonly videoExtractor: VideoExtractor;
  readonly colorAnalyzer: ColorAnalyzer;
  readonly themeColors: ThemeColors;
  /** Left out for the product's own worker, whose code comes with the few drawings that are brought. */
  readonly openDrawings?: () => Promise<Drawings>;
  /** The same of sheets. */
  readonly openThemeSheets?: () => Promise<ThemeSheets>;
  readonly paletteReader: PaletteReader;
  readonly socialPictures: SocialPictures;
  readonly contactSheets: ContactSheets;
  readonly stockPhotos: StockPhotos;
  readonly stockVideos: StockVideos;
  readonly dailyCounter: DailyCounter;
  readonly toasts: Toasts;
  readonly colorNames: ColorNames;
  readonly whenIdle: WhenIdle;
  readonly videos: Videos;
  /** The picture that was read last. */
  readonly pictureCache: PictureCache;
  /** Several pictures that are read together. */
  readonly batchCache: BatchCache;
  /** Where people write to, as whoever serves the product has set it. */
  readonly contactEmail: string;
  readonly storage: LocalStore;
  /** Values of this tab alone, which it finds again after it has left for another site. */
  readonly tabStorage: LocalStore;
  /** Files that this tab finds again after it has left for the sign-in. */
  readonly signInFiles: SignInFiles;
  /** Puts text on the clipboard. Rejects when the browser refuses. */
  readonly copyText: (text: string) => Promise<void>;
};
