import { act, fireEvent, screen, within } from '@testing-library/react';

import { colorFromHex } from '../../../src/color/color';
import { PATHS } from '../../../src/domain/paths';
import type { ScheduledPalette, WeeklyDraft } from '../../../src/domain/weeklyPalette';
import { dialogOpened } from '../../../src/state/dialogsSlice';
import { accessRead, userRead } from '../../../src/state/session/sessionSlice';
import { createFakeBackend, FREE_USER } from '../../support/fakeBackend';
import { createFakeServices } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';

export const PALETTE = { colors: ['#0D9488', '#F5F5F4'].map((hex) => colorFromHex(hex)), name: 'Teal' };
export const stored = (year: number, week: number, type: 'image' | 'video' = 'video'): ScheduledPalette => ({
  id: `00000000-0000-4000-8000-0000${year}${String(week).padStart(4, '0')}`,
  colors: [colorFromHex('#112233'), colorFromHex('#445566')],
  background: { type, url: '/weekly/slow-tide.jpg' },
  year,
  week,
  clickCount: 1507,
});

type Setup = {
  readonly isAdmin?: boolean;
  readonly save?: (draft: WeeklyDraft) => Promise<void>;
  readonly history?: () => Promise<readonly ScheduledPalette[]>;
  readonly weekly?: readonly ScheduledPalette[];
};

/** The dialog over a page, as an administrator has it. */
export const openSchedule = async ({ isAdmin = true, save, history, weekly = [] }: Setup = {}) => {
  const backend = createFakeBackend(
    { weekly: { ...(save && { save }), ...(history && { history }) } },
    { user: FREE_USER, isAdmin: true, weekly },
  );
  const app = renderApp(PATHS.privacy, createFakeServices({ backend }));
  const show = () =>
    act(() => {
      app.store.dispatch(userRead(FREE_USER));
      app.store.dispatch(accessRead({ plan: 'free', isAdmin, subscription: null, isComplimentary: false }));
      app.store.dispatch(dialogOpened({ dialog: 'weeklySchedule', palette: PALETTE }));
    });
  show();
  const dialog = within(await screen.findByRole('dialog', { name: 'Palette of the Week' }));
  const field = (name: RegExp | string) => dialog.getByRole('textbox', { name });
  const type = (name: RegExp | string, text: string) =>
    fireEvent.change(field(name), { target: { value: text } });
  const press = async () => app.user.click(await dialog.findByRole('button', { name: 'Save' }));
  return { ...app, backend, dialog, show, field, type, press };
};
const DRAFT = { url: '/weekly/slow-tide.mp4', week: '47', year: '2026' };
export const fill = (
  { type }: Pick<Awaited<ReturnType<typeof openSchedule>>, 'type'>,
  fields: Partial<typeof DRAFT>,
) => {
  const { url, week, year } = { ...DRAFT, ...fields };
  type('Media URL', url);
  type(/^Week/, week);
  type('Year', year);
};
