import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { IMPORT_MESSAGES } from '../../../src/domain/importMessages';
import { FoundBoundary } from '../../../src/features/import/FoundBoundary';

afterEach(() => void vi.restoreAllMocks());

const Shown = ({ text }: { readonly text: string }) => {
  if (text === 'broken') throw new Error('cannot be shown');
  return <p>{`shown: ${text}`}</p>;
};

const page = (text: string) => (
  <>
    <input aria-label="Text" defaultValue="kept" />
    <FoundBoundary source={text}>
      <Shown text={text} />
    </FoundBoundary>
  </>
);

it('what cannot be shown takes nothing else with it, and the next text is tried anew', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(page('first'));
  rerender(page('broken'));
  expect(screen.getByRole('alert').textContent).toBe(IMPORT_MESSAGES.importFailed);
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'kept');
  rerender(page('second'));
  expect(screen.getByText('shown: second')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
