import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { selectIsExpanded } from '../../../../src/features/builder/expanded/expandedSlice';
import { renderApp } from '../../../support/renderApp';

const openBuilder = async () => {
  const app = renderApp('/palette-builder?c=0d9488-f5f5f4-1c1917');
  const strip = await screen.findByRole('list', { name: 'Color palette' });
  const isReachable = (element: Element) => element.closest('[inert]') === null;
  return { ...app, strip, isReachable, isExpanded: () => selectIsExpanded(app.store.getState()) };
};

describe('the expanded palette', () => {
  it('leaves the strip and its toolbar in reach, and nothing else [B-25]', async () => {
    const { user, strip, isReachable } = await openBuilder();
    // The panels are covered by their style sheet, which the browser tests read.
    const outside = [screen.getByRole('link', { name: 'Hueloom, home' }), screen.getByRole('contentinfo')];
    expect(outside.every(isReachable)).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Expand palette (F)' }));
    expect(outside.some(isReachable)).toBe(false);
    expect(isReachable(strip)).toBe(true);
    expect(isReachable(screen.getByRole('region', { name: 'Palette' }))).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Collapse palette' }));
  });

  it('is toggled by its button and by F, and left by Escape [B-25] [B-10]', async () => {
    const { user, isExpanded } = await openBuilder();
    await user.click(screen.getByRole('button', { name: 'Expand palette (F)' }));
    expect(isExpanded()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Collapse palette' }));
    expect(isExpanded()).toBe(false);
    await user.keyboard('f');
    expect(isExpanded()).toBe(true);
    await user.keyboard('{Escape}');
    expect(isExpanded()).toBe(false);
    await user.keyboard('{Escape}');
    expect(isExpanded()).toBe(false);
  });

  it('does not outlive the builder', async () => {
    const { user, isExpanded, unmount } = await openBuilder();
    await user.keyboard('f');
    expect(isExpanded()).toBe(true);
    unmount();
    expect(isExpanded()).toBe(false);
  });
});
