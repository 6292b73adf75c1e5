import type { ThemeColors } from '../../workers/theme-colors/api';
import type { Drawings } from '../../workers/drawing/api';
import { modeColors } from '../../src/theme/modeColors';
import { ownScales } from '../../src/theme/themeScales';
import type { PictureLooks } from '../../workers/picture-looks/api';
import { painterOf } from '../../workers/picture-looks/look';
import { readablePairs } from '../../workers/picture-looks/readablePairs';
import { noBackend } from '../../src/backend/noBackend';
import { CONSENT_KEY, createConsent, NOTHING_OPTIONAL } from '../../src/domain/consent';
import type { DailyCounter } from '../../src/state/storage/dailyCounter';
import { createHandedFile } from '../../src/state/handedFile';
import type { FilePlace, SignInContent, SignInFiles } from '../../src/state/session/signInFiles';
import type { LocalStore } from '../../src/state/storage/localStore';
import type { Services } from '../../src/state/services';
import { createReferenceEngine } from '../../src/engine/referenceEngine';
import { createColorAnalysis } from '../../workers/color-analysis/analyze';
import type { ColorAnalyzer } from '../../workers/color-analysis/api';
import type { PaletteReader } from '../../workers/palette-import/api';
import { readSource } from '../../workers/palette-import/readSource';
import type { ContactSheets } from '../../workers/contact-sheet/api';
import { ExtractionError, type ImageExtractor } from '../../workers/image-extraction/api';
import { createPageToasts } from './pageToasts';
import { createFakeVideoExtractor } from './fakeVideoExtractor';
import { createColorNames } from '../../src/state/colorNames';
import { createIdleQueue } from '../../src/state/whenIdle';
import { createVideos } from '../../src/state/video/createVideos';
import { createBatchCache } from '../../src/state/pictures/batchCache';
import { createPictureCache } from '../../src/state/pictures/pictureCache';
import { createMemoryRecords } from '../../src/state/video/records/memoryRecords';

/** Mulberry32: small, seeded, good enough for tests. */
export const createSeededRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** The cookie banner was answered: tests of a first visit pass `{ [CONSENT_KEY]: null }`. */
const CONSENT = { [CONSENT_KEY]: createConsent(NOTHING_OPTIONAL, new Date(0)) };

export const createMemoryStore = (initial: Record<string, unknown> = {}): LocalStore => {
  // Serialized, so that reading never returns the object that was written.
  const values = new Map(
    Object.entries({ ...CONSENT, ...initial }).map(([key, value]) => [key, JSON.stringify(value)]),
  );
  return {
    read: (key) => {
      const text = values.get(key);
      return text === undefined ? undefined : JSON.parse(text);
    },
    write: (key, value) => {
      values.set(key, JSON.stringify(value));
      return true;
    },
    clear: () => {
      for (const key of values.keys()) if (key !== CONSENT_KEY) values.delete(key);
    },
  };
};

export const createMemoryCounter = (alreadyUsed = 0): DailyCounter => {
  let used = alreadyUsed;
  const listeners = new Set<() => void>();
  return {
    used: (limit) => Promise.resolve(Math.min(used, limit)),
    spend: (limit) => {
      used = Math.min(used + 1, limit);
      for (const listener of listeners) listener();
      return Promise.resolve(used);
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Files are kept in memory for the test. */
export const createMemoryFiles = (): SignInFiles => {
  const contents = new Map<FilePlace, { content: SignInContent; ownerId: string | null }>();
  const offers = new Map<FilePlace, Parameters<SignInFiles['offer']>[1]>();
  return {
    keep: async (place, content, ownerId) => {
      contents.set(place, { content, ownerId });
      return true;
    },
    offer: (place, current) => {
      offers.set(place, current);
      return () => {
        if (offers.get(place) === current) offers.delete(place);
      };
    },
    settle: async (ownerId) => {
      for (const [place, current] of offers) {
        const content = await current();
        if (content) contents.set(place, { content, ownerId });
        else contents.delete(place);
      }
      return true;
    },
    discard: async () => {
      for (const place of offers.keys()) contents.delete(place);
    },
    take: async (place, readUserId) => {
      const ownerId = contents.get(place)?.ownerId ?? null;
      const userId = ownerId === null ? null : await readUserId();
      const kept = contents.get(place);
      contents.delete(place);
      return userId === null || ownerId === userId ? kept?.content.value : undefined;
    },
    dropExpired: async () => {},
    dropAll: async () => contents.clear(),
  };
};

/** Rejects every picture; tests that extract pass their own. */
const refusingExtractor: ImageExtractor = {
  extract: () => Promise.reject(new ExtractionError('unsupported')),
  repalette: () => Promise.reject(new ExtractionError('worker-crashed')),
  shares: () => Promise.reject(new ExtractionError('worker-crashed')),
  locate: () => Promise.reject(new ExtractionError('worker-crashed')),
  warmUp: () => {},
};

const analysis = createColorAnalysis(createReferenceEngine());

/** The analysis itself, without a worker. */
export const directAnalyzer: ColorAnalyzer = {
  contrast: (_, colors) => Promise.resolve(analysis.contrast(colors)),
  vision: (_, colors) => Promise.resolve(analysis.vision(colors)),
  repairs: (_, colors, locked, target) => Promise.resolve(analysis.repairs(colors, locked, target)),
  suggestSafe: (_, colors, locked) => Promise.resolve(analysis.suggestSafe(colors, locked)),
  warmUp: () => {},
};

/** The parser itself, without a worker. */
const directReader: PaletteReader = {
  read: (_, source, report) => readSource(source, report),
  warmUp: () => {},
};

const engine = createReferenceEngine();
/** Loaded once for all tests of a file, as the list is constant. */
const colorNames = createColorNames();

/** The views themselves, without a worker; nothing is saved. */
const directLooks: PictureLooks = {
  // With a copy of the pixels, as a message would have.
  see: async (_, { rgba }, look) => (await painterOf(look, engine))(rgba.slice()),
  save: () => Promise.resolve({ ok: false, failure: 'unreadable' }),
  readablePairs: (_, colors) => Promise.resolve(readablePairs(colors, engine.contrastMatrix(colors))),
};

/** The theme colors themselves, without a worker. */
const directThemeColors: ThemeColors = {
  modeColors: (theme, mode) => Promise.resolve(modeColors(theme, mode)),
  ownScales: (theme, mode) => Promise.resolve(ownScales(theme, mode)),
  // Loaded on demand, as few tests write files.
  themeFiles: async (theme, formatId) =>
    (await import('../../workers/theme-colors/themeFiles')).themeFiles(theme, formatId),
  readTheme: async (files) => (await import('../../src/theme/imports/readTheme')).readTheme(files),
};

/** The drawings themselves, without a worker; nothing is saved. */
const directDrawings = async (): Promise<Drawings> => {
  // Loaded on demand, as few tests need it.
  const { readDrawing } = await import('../../workers/drawing/readDrawing');
  return {
    read: (_, source) => readDrawing(source),
    see: (_, { rgba }) => Promise.resolve(rgba.slice()),
    save: () => Promise.resolve({ ok: false, failure: 'unreadable' }),
  };
};

/** The sheet writer itself, without a worker. */
const directSheets: ContactSheets = {
  write: async (signal, about, frames) => {
    // Loaded on demand, as few tests write one.
    const { createSheetPdf } = await import('../../workers/contact-sheet/sheetPdf');
    const sheet = await createSheetPdf(about);
    for await (const frame of frames) await sheet.add(frame);
    signal.throwIfAborted();
    return sheet.finish();
  },
};

export type FakeServices = Services & {
  /** What was copied to the clipboard, oldest first. */
  readonly copied: string[];
};

/** Services for a first visit on 20 November 2026 at noon: nothing stored, nothing used, no gallery, no accounts. */
export const createFakeServices = (overrides: Partial<Services> = {}): FakeServices => {
  const copied: string[] = [];
  const now = () => new Date(2026, 10, 20, 12);
  const tabStorage = createMemoryStore();
  return {
    random: createSeededRandom(1),
    now,
    backend: noBackend,
    imageExtractor: refusingExtractor,
    pictureLooks: directLooks,
    videoExtractor: createFakeVideoExtractor(),
    colorAnalyzer: directAnalyzer,
    themeColors: directThemeColors,
    openDrawings: directDrawings,
    openThemeSheets: () =>
      Promise.resolve({
        draw: (_, __, kind) => Promise.resolve(new Blob([kind], { type: `image/${kind}` })),
      }),
    stockPhotos: { curated: () => Promise.resolve([]) },
    stockVideos: { popular: () => Promise.resolve([]) },
    paletteReader: directReader,
    socialPictures: { draw: () => Promise.resolve(new Blob(['picture'], { type: 'image/png' })) },
    contactSheets: directSheets,
    dailyCounter: createMemoryCounter(),
    videos: createVideos({ records: createMemoryRecords(), tabStorage, now }),
    toasts: createPageToasts(),
    colorNames,
    whenIdle: createIdleQueue(),
    // Where tests run there is no canvas to draw on.
    pictureCache: { ...createPictureCache(), drawCopy: () => {} },
    batchCache: createBatchCache(),
    contactEmail: 'hello@hueloom.example',
    storage: createMemoryStore(),
    tabStorage,
    handedFile: createHandedFile(),
    signInFiles: createMemoryFiles(),
    copyText: (text) => {
      copied.push(text);
      return Promise.resolve();
    },
    ...overrides,
    copied,
  };
};
