import { PLAN_LIMITS } from '../../domain/planLimits';

/** True is a check mark, false a dash, anything else is shown as text. */
export type PlanValue = string | boolean;

const amount = (limit: number, period = ''): string =>
  Number.isFinite(limit) ? `${limit}${period}` : 'Unlimited';

const isAllowed = (limit: number): boolean => limit > 0;

const { free, pro } = PLAN_LIMITS;

type PlanRow = { readonly feature: string; readonly free: PlanValue; readonly pro: PlanValue };

/** THE TABLE of what the two plans give. */
const ROWS: readonly PlanRow[] = [
  { feature: 'Projects', free: amount(free.projects), pro: amount(pro.projects) },
  {
    feature: 'Palettes per project',
    free: amount(free.palettesPerProject),
    pro: amount(pro.palettesPerProject),
  },
  { feature: 'Private projects', free: isAllowed(free.privateProjects), pro: isAllowed(pro.privateProjects) },
  {
    feature: 'Image extractions',
    free: amount(free.imagesPerDay, ' a day'),
    pro: amount(pro.imagesPerDay, ' a day'),
  },
  {
    feature: 'Video extractions',
    free: amount(free.videosPerMonth, ' a month'),
    pro: amount(pro.videosPerMonth, ' a month'),
  },
  { feature: 'Video frame interval', free: '5 s', pro: '1 s and 5 s' },
  { feature: 'Video speed', free: '1×', pro: '1×, 2×, 3×, Max' },
  { feature: 'Video frames by scene', free: true, pro: true },
  { feature: 'Full exploration', free: true, pro: true },
];

/** Where PRO gives more, side by side. */
export const PLAN_ROWS = ROWS.filter((row) => row.free !== row.pro);

/** What both plans give. */
export const IN_BOTH: readonly string[] = ROWS.filter((row) => row.free === row.pro).map(
  ({ feature }) => feature,
);
