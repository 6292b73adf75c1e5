import { expect, it, vi } from 'vitest';

import { createAppStore } from '../../../src/app/store';
import { colorFromHex } from '../../../src/color/color';
import { projectMutations } from '../../../src/features/projects/cache/projectMutations';
import { latestPalettesApi } from '../../../src/state/palette/latestPalettesApi';
import { createFakeBackend, FREE_USER } from '../../support/fakeBackend';
import { createFakeServices } from '../../support/fakeServices';

const PROJECT = { id: 'p1', name: 'Rebrand', isPublic: true, createdAt: '', updatedAt: '' };

it('a palette that was just saved is the first among the latest ones, at most so many', async () => {
  const backend = createFakeBackend({}, { user: FREE_USER, isComplimentary: true, projects: [PROJECT] });
  const store = createAppStore(createFakeServices({ backend }));
  const { listLatest } = latestPalettesApi.endpoints;
  const names = () =>
    listLatest
      .select(2)(store.getState())
      .data?.map(({ name }) => name);
  const save = async (name: string) =>
    store.dispatch(
      projectMutations.endpoints.createPalette.initiate({
        projectId: PROJECT.id,
        name,
        colors: ['#0D9488', '#F5F5F4'].map((hex) => colorFromHex(hex)),
      }),
    );
  await store.dispatch(listLatest.initiate(2));
  expect(names()).toEqual([]);
  for (const [name, latest] of [
    ['Teal', ['Teal']],
    ['Sea', ['Sea', 'Teal']],
    ['Harbor', ['Harbor', 'Sea']],
  ] as const) {
    await save(name);
    await vi.waitFor(() => expect(names()).toEqual(latest));
  }
});
