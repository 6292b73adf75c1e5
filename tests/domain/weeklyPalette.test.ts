import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { safeMediaUrl } from '../../src/domain/safeUrl';
import { DEFAULT_WEEKLY_PALETTE } from '../../src/domain/weeklyPalette';
import { ROOT } from '../../supabase/local/paths.mjs';

describe('the built-in weekly palette', () => {
  it('has 5 colors and a sample video of our own', () => {
    const { colors, background } = DEFAULT_WEEKLY_PALETTE;
    expect(colors).toHaveLength(5);
    expect(background.type).toBe('video');
    expect(safeMediaUrl(background.url)).toBe(background.url);
    expect(existsSync(join(ROOT, 'src/app/public', background.url))).toBe(true);
  });
});
