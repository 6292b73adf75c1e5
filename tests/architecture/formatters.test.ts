import { expect, it } from 'vitest';

const SOURCES: Record<string, string> = import.meta.glob(['/src/**/*.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

// The first one that a page makes takes its thread 15 to 90 ms: numbers and dates are written without, and what needs
// one makes it in the function that needs it.
it('no module makes a formatter of Intl when a page loads it', () => {
  const made = Object.entries(SOURCES)
    .filter(([, source]) =>
      /^(?:export )?const \w+ = new Intl\.|toLocale(?:Date|Time)?String\(/m.test(source),
    )
    .map(([file]) => file);
  expect(made).toEqual([]);
});
