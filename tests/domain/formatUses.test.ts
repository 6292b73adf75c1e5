import { expect, it } from 'vitest';

import { FORMAT_USES } from '../../src/domain/themeExportMessages';

it('how the files of a theme are used is said of each format, in whole sentences', () => {
  expect(Object.entries(FORMAT_USES).filter(([, use]) => !/^[A-Z].*\.$/.test(use))).toEqual([]);
});
