import { describe, expect, it } from 'vitest';

const SOURCES: Record<string, string> = import.meta.glob('../../src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the pages', () => {
  it('open no window that could reach back, nor one of another site with a word about this one [XS-11]', () => {
    const links = Object.entries(SOURCES).filter(
      ([, source]) => /target=["'{]+_blank/.test(source) && !/rel="noopener noreferrer"/.test(source),
    );
    expect(links.map(([file]) => file)).toEqual([]);
    expect(Object.entries(SOURCES).filter(([, source]) => /\bwindow\.open\(/.test(source))).toEqual([]);
  });

  it('listen to no message from another window [XS-15]', () => {
    const listening = Object.entries(SOURCES).filter(([, source]) =>
      /(window|page|self|globalThis|document)\.addEventListener\(\s*'message'|\bonmessage\b/.test(source),
    );
    expect(listening.map(([file]) => file)).toEqual([]);
  });
});
