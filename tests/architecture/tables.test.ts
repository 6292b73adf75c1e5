import { describe, expect, it } from 'vitest';
import { ADMIN_ROUTES, ROUTES } from '../../src/app/routes';
import { PATHS } from '../../src/domain/paths';
import { PANELS } from '../../src/features/builder/panels';

const PANEL_FILES = Object.keys(import.meta.glob('/src/features/builder/panels/*/*Panel.tsx'));

const sorted = (values: readonly string[]): string[] => values.toSorted();

describe('the tables', () => {
  it('of panels and the panel folders name the same panels', () => {
    const folders = new Set(PANEL_FILES.map((file) => file.split('/').at(-2) ?? ''));
    expect(sorted(PANELS.map(({ id }) => id))).toEqual(sorted([...folders]));
  });

  it('of routes and addresses hold the same paths, once each', () => {
    expect(sorted([...ROUTES, ...ADMIN_ROUTES].map(({ path }) => path))).toEqual(
      sorted(Object.values(PATHS)),
    );
  });
});
