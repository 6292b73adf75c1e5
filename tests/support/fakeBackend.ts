import { BackendError, type Backend, type SessionEnd, type SuspendedAt } from '../../src/backend/backend';
import { deltaEOk } from '../../src/color/distance';
import { rgbToOklab } from '../../src/color/oklab';
import { FIND } from '../../src/domain/searchLimits';
import { samePalette } from '../../src/palette/samePalette';
import type { Project } from '../../src/domain/project';
import type { SavedPalette } from '../../src/domain/savedPalette';
import { hasPro, isRenewing, type Subscription } from '../../src/domain/subscription';
import type { User } from '../../src/domain/user';
import { isoWeek } from '../../src/domain/isoWeek';
import type { ScheduledPalette } from '../../src/domain/weeklyPalette';
import { exploredPage, isOpen } from './exploredPage';
import { offeredTags, popularTags } from './offeredTags';
import { createFakeProjects } from './fakeProjects';
import { createPaletteRoom } from './paletteRoom';
import { createFakeAdmin, type FakeOffice } from './fakeAdmin';
import { createFakeAuth } from './fakeAuth';

/** State of the service. Lists are kept newest first. */
export type FakeWorld = {
  user: User | null;
  isAdmin: boolean;
  subscription: Subscription | null;
  isComplimentary: boolean;
  projects: readonly Project[];
  palettes: readonly SavedPalette[];
  /** Oldest first. */
  weekly: readonly ScheduledPalette[];
  extractions: { image: number; video: number };
  office: FakeOffice;
};

/** Overrides of single methods by a test. */
type Answers = { readonly [Section in keyof Backend]?: Partial<Backend[Section]> };

export type FakeBackend = Backend & {
  readonly world: FakeWorld;
  /** Simulates signing in or out in another tab, or with `end` that the service ended the session. */
  readonly changeUser: (user: User | null, end?: SessionEnd) => void;
  /** Simulates the suspension of the account. */
  readonly notifySuspended: (at: SuspendedAt) => void;
};

export const FREE_USER: User = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'jo@example.com',
  name: 'Jo Free',
  avatarUrl: null,
};

/** Active at the time of the fake services, 20 November 2026. */
export const ACTIVE_SUBSCRIPTION: Subscription = {
  status: 'active',
  periodStartSeconds: Date.UTC(2026, 10, 14) / 1000,
  periodEndSeconds: Date.UTC(2026, 11, 14) / 1000,
  isCancelled: false,
  payment: { brand: 'visa', last4: '4242' },
};

const NOW = new Date(2026, 10, 20, 12);
const DAILY_IMAGES = 10;
const MONTHLY_VIDEOS = 5;

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new BackendError('not-found');
  return value;
};

/** An in-memory service with the rules of the real one. Nobody is signed in unless `world` has a user. */
export const createFakeBackend = (answers: Answers = {}, start: Partial<FakeWorld> = {}): FakeBackend => {
  const world: FakeWorld = {
    user: null,
    isAdmin: false,
    subscription: null,
    isComplimentary: false,
    projects: [],
    palettes: [],
    weekly: [],
    extractions: { image: 0, video: 0 },
    office: { people: [], activities: [], administrators: [], tags: [], forbiddenTags: [] },
    ...start,
  };
  let lastId = 0;
  const { auth, changeUser, notifySuspended } = createFakeAuth(world, FREE_USER);
  const isPro = () => world.isComplimentary || hasPro(world.subscription, NOW);
  const requireUser = (): void => {
    if (!world.user) throw new BackendError('not-authenticated');
  };
  const room = createPaletteRoom(world, isPro);
  const stamp = () => {
    const time = new Date(NOW.getTime() + ++lastId).toISOString();
    return {
      id: `00000000-0000-4000-9000-${String(lastId).padStart(12, '0')}`,
      createdAt: time,
      updatedAt: time,
    };
  };
  return {
    world,
    changeUser,
    notifySuspended,
    auth: { ...auth, ...answers.auth },
    projects: {
      ...createFakeProjects(world, requireUser),
      create: async (draft) => {
        requireUser();
        if (!isPro() && !draft.isPublic) throw new BackendError('needs-pro');
        if (!isPro() && world.projects.length >= 1) throw new BackendError('free-project-limit');
        const project = { ...stamp(), ...draft };
        world.projects = [project, ...world.projects];
        return project;
      },
      update: async (projectId, change) => {
        requireUser();
        if (!isPro() && change.isPublic === false) throw new BackendError('needs-pro');
        const project = { ...found(world.projects.find(({ id }) => id === projectId)), ...change };
        world.projects = world.projects.map((other) => (other.id === projectId ? project : other));
        return project;
      },
      remove: async (projectId) => {
        requireUser();
        world.projects = world.projects.filter(({ id }) => id !== projectId);
        world.palettes = world.palettes.filter((palette) => palette.projectId !== projectId);
      },
      createPalette: async (projectId, draft) => {
        requireUser();
        const project = found(world.projects.find(({ id }) => id === projectId));
        room.enter(project, draft);
        const palette = {
          ...stamp(),
          tags: [],
          theme: null,
          ...draft,
          projectId,
          isPublic: project.isPublic,
          selectionCount: 0,
        };
        world.palettes = [palette, ...world.palettes];
        return palette;
      },
      updatePalette: async (paletteId, change) => {
        requireUser();
        const before = found(world.palettes.find(({ id }) => id === paletteId));
        const isOther = change.colors !== undefined && !samePalette(change.colors, before.colors);
        const palette = { ...before, ...change, ...(isOther && { selectionCount: 0 }) };
        world.palettes = world.palettes.map((other) => (other.id === paletteId ? palette : other));
        return palette;
      },
      movePalette: async (paletteId, toProjectId) => {
        requireUser();
        const project = found(world.projects.find(({ id }) => id === toProjectId));
        const palette = found(world.palettes.find(({ id }) => id === paletteId));
        room.move(palette, project);
        const moved = { ...palette, projectId: toProjectId, isPublic: project.isPublic };
        world.palettes = world.palettes.map((other) => (other.id === paletteId ? moved : other));
      },
      removePalette: async (paletteId) => {
        requireUser();
        room.remove(world.palettes.find(({ id }) => id === paletteId));
        world.palettes = world.palettes.filter(({ id }) => id !== paletteId);
      },
      watch: async () => () => {},
      ...answers.projects,
    },
    explore: {
      page: async (sort, after) => exploredPage(world.palettes, sort, after),
      find: async ({ word, tags, near, size }, sort, after) => {
        const goal = near && rgbToOklab(near.rgb);
        const distanceOf = ({ colors }: SavedPalette): number =>
          goal ? Math.min(...colors.map(({ rgb }) => deltaEOk(rgbToOklab(rgb), goal))) : 0;
        const matching = world.palettes.filter(
          (palette) =>
            (word === null || palette.name.toLowerCase().includes(word.toLowerCase())) &&
            (size === null || palette.colors.length === size) &&
            tags.every((tag) => palette.tags.includes(tag)) &&
            distanceOf(palette) <= FIND.withinOklab,
        );
        return exploredPage(matching, sort, after, distanceOf);
      },
      palette: async (paletteId) => world.palettes.filter(isOpen).find(({ id }) => id === paletteId) ?? null,
      suggestTags: async (word, among) => offeredTags(world, word, among),
      popularTags: async () => popularTags(world),
      countSelection: async (paletteId) => {
        world.palettes = world.palettes.map((palette) =>
          palette.id === paletteId ? { ...palette, selectionCount: palette.selectionCount + 1 } : palette,
        );
      },
      ...answers.explore,
    },
    billing: {
      subscription: async () => {
        requireUser();
        return world.subscription;
      },
      isComplimentary: async () => {
        requireUser();
        return world.isComplimentary;
      },
      startCheckout: async () => {
        requireUser();
        world.subscription = ACTIVE_SUBSCRIPTION;
      },
      loadCheckout: async () => null,
      resume: async () => {
        requireUser();
        world.subscription = { ...(world.subscription ?? ACTIVE_SUBSCRIPTION), isCancelled: false };
      },
      changeCard: async () => requireUser(),
      cancel: async () => {
        requireUser();
        world.subscription = { ...(world.subscription ?? ACTIVE_SUBSCRIPTION), isCancelled: true };
      },
      ...answers.billing,
    },
    account: {
      isAdmin: async () => {
        requireUser();
        return world.isAdmin;
      },
      data: async () => {
        requireUser();
        const of = (project: Project) => world.palettes.filter(({ projectId }) => projectId === project.id);
        return world.projects.map((project) => ({ ...project, palettes: of(project) }));
      },
      remove: async () => {
        requireUser();
        if (isRenewing(world.subscription)) throw new BackendError('cancel-first');
        world.projects = [];
        world.palettes = [];
        changeUser(null, 'account-deleted');
      },
      ...answers.account,
    },
    extractions: {
      used: async (kind) => {
        requireUser();
        return world.extractions[kind];
      },
      spend: async (kind) => {
        requireUser();
        if (isPro()) return { isAllowed: true, remaining: null };
        const left = (kind === 'image' ? DAILY_IMAGES : MONTHLY_VIDEOS) - world.extractions[kind];
        if (left <= 0) return { isAllowed: false, remaining: 0 };
        world.extractions[kind]++;
        return { isAllowed: true, remaining: left - 1 };
      },
      ...answers.extractions,
    },
    weekly: {
      current: async (now = NOW) => {
        const { year, week } = isoWeek(now);
        return world.weekly.find((each) => each.year === year && each.week === week) ?? null;
      },
      history: async () => world.weekly,
      save: async (draft) => {
        if (!world.isAdmin) throw new BackendError('not-allowed');
        const isSame = (each: ScheduledPalette) => each.year === draft.year && each.week === draft.week;
        const before = world.weekly.find(isSame);
        const saved = { ...draft, id: before?.id ?? stamp().id, clickCount: before?.clickCount ?? 0 };
        world.weekly = [...world.weekly.filter((each) => !isSame(each)), saved].toSorted(
          (a, b) => a.year - b.year || a.week - b.week,
        );
      },
      countClick: async (paletteId) => {
        if (world.isAdmin) return;
        world.weekly = world.weekly.map((each) =>
          each.id === paletteId ? { ...each, clickCount: each.clickCount + 1 } : each,
        );
      },
      ...answers.weekly,
    },
    admin: {
      ...createFakeAdmin(world.office, () => {
        requireUser();
        if (!world.isAdmin) throw new BackendError('not-allowed');
      }),
      ...answers.admin,
    },
  };
};
