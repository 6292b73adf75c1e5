import { describe, expect, it } from 'vitest';

import { runWithin } from './fuzzing';

describe('what is run within a time', () => {
  it('gives its result, or its own error', () => {
    expect(runWithin(1000, () => 7)).toBe(7);
    expect(() =>
      runWithin(1000, () => {
        throw new TypeError('its own');
      }),
    ).toThrow(new TypeError('its own'));
  });

  it('is ended where it has no end, both times', () => {
    let tries = 0;
    const endless = (): never => {
      tries += 1;
      for (;;);
    };
    expect(() => runWithin(20, endless)).toThrow('timed out after 20ms');
    expect(tries).toBe(2);
  });

  it('may be late once, on a machine that stood still', () => {
    let tries = 0;
    const late = (): number => {
      tries += 1;
      if (tries === 1) for (;;);
      return tries;
    };
    expect(runWithin(20, late)).toBe(2);
  });
});
