import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuseStrayDrops } from '../../src/app/refuseStrayDrops';

const drop = (types: readonly string[]): boolean =>
  // False where the browser may not do what it does by itself.
  fireEvent.drop(document.body, { dataTransfer: { types, files: [], dropEffect: 'copy' } });

it('a file that nothing takes does not replace the page; text still goes into fields', () => {
  refuseStrayDrops();
  expect(drop(['Files'])).toBe(false);
  expect(drop(['text/plain'])).toBe(true);
});
