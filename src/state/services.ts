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
import type { HandedFile } from './handedFile';
import type { DailyCounter } from './storage/dailyCounter';
import type { Videos } from './video/video';
import type { SignInFiles } from './session/signInFiles';
import type { LocalStore } from './storage/localStore';
import type { BatchCache } from './pictures/batchCache';
import type { PictureCache } from './pictures/pictureCache';
import type { Toasts } from './toasts';
import type { WhenIdle } from './whenIdle';

/** Everything a thunk needs from outside the store. `app/main.tsx` passes the real ones, tests pass fakes. */
export type Services = {
  readonly random: Random;
  readonly now: () => Date;
  readonly backend: Backend;
  readonly imageExtractor: ImageExtractor;
  readonly pictureLooks: PictureLooks;
  readonly videoExtractor: VideoExtractor;
  readonly colorAnalyzer: ColorAnalyzer;
  readonly themeColors: ThemeColors;
  /** Omitted to use the product's own worker, whose code loads only when a drawing is opened. */
  readonly openDrawings?: () => Promise<Drawings>;
  /** The same for theme sheets. */
  readonly openThemeSheets?: () => Promise<ThemeSheets>;
  /** Omitted to use the product's own workers, whose code on the page loads with the part that uses them. */
  readonly contactSheets?: ContactSheets;
  readonly paletteReader?: PaletteReader;
  readonly socialPictures: SocialPictures;
  readonly stockPhotos: StockPhotos;
  readonly stockVideos: StockVideos;
  readonly dailyCounter: DailyCounter;
  readonly toasts: Toasts;
  readonly colorNames: ColorNames;
  readonly whenIdle: WhenIdle;
  readonly videos: Videos;
  /** The picture that was read most recently. */
  readonly pictureCache: PictureCache;
  /** Several pictures that are read together. */
  readonly batchCache: BatchCache;
  /** The contact address, as configured by the operator. */
  readonly contactEmail: string;
  readonly storage: LocalStore;
  /** Values of this tab alone, which outlive a visit to another site. */
  readonly tabStorage: LocalStore;
  /** Files of this tab, which outlive the redirect to the sign-in. */
  readonly signInFiles: SignInFiles;
  readonly handedFile: HandedFile;
  /** Puts text on the clipboard. Rejects when the browser refuses. */
  readonly copyText: (text: string) => Promise<void>;
};
