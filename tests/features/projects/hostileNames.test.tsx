import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { openProjects } from './openProjects';
import { samplePalette, sampleProject } from './samples';

const HOSTILE = [
  '<img src=x onerror="globalThis.ran = 1">',
  '<script>globalThis.ran = 1</script>',
  '</textarea></title><b>bold</b>',
  '{{7*7}} ${7*7}',
  'javascript:globalThis.ran=1',
];

describe('names that look like code', () => {
  it.each(HOSTILE)('are shown as the text they are: %s [XS-01]', async (name) => {
    const { card, choose, dialog, user, messages, container } = await openProjects({
      world: {
        projects: [sampleProject('p1', name, 19), sampleProject('p2', 'Plain', 18)],
        palettes: [samplePalette('a', 'p1', name)],
      },
    });
    const own = await card(name);
    expect(within(own).getByRole('heading', { level: 2 }).textContent).toBe(name);

    await choose(name, 'Edit');
    const edited = await dialog(/./);
    expect(edited.getByRole<HTMLInputElement>('textbox').value).toBe(name);
    await user.keyboard('{Escape}');

    await user.click(screen.getByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined();
    expect(await screen.findByRole('heading', { level: 2, name })).toBeDefined();
    await waitFor(() => expect(document.title).toContain(name));

    await choose(name, 'Delete');
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(name));
    expect(messages().every((message) => !message.includes('49'))).toBe(true);
    expect(container.querySelectorAll('script, img[src="x"], b')).toHaveLength(0);
    expect('ran' in globalThis).toBe(false);
  });
});
