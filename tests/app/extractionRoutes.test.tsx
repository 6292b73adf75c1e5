import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { renderApp } from '../support/renderApp';

describe('the pages that read colors', () => {
  it.each([
    ['/image-to-palette', 'Image to palette', 'Upload image'],
    ['/video-to-palette', 'Video to palette', 'Upload video'],
  ])('stand at %s, under their title and with their way in [G-05]', async (path, title, upload) => {
    const { location } = renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByRole('button', { name: upload })).toBeDefined();
    expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(path);
    expect(screen.getByRole('link', { name: title }).getAttribute('aria-current')).toBe('page');
    expect(location().pathname).toBe(path);
  });
});
