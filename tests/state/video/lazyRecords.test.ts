import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { lazyRecords } from '../../../src/state/video/records/lazyRecords';
import { createMemoryRecords } from '../../../src/state/video/records/memoryRecords';
import type { VideoRecords } from '../../../src/state/video/records/videoRecords';

describe('records whose code comes late', () => {
  it('are not loaded before somebody opens a film', () => {
    const load = vi.fn(async () => createMemoryRecords());
    lazyRecords(load);
    expect(load).not.toHaveBeenCalled();
  });

  it('do every step in the order of asking, those before they have come, too', async () => {
    const steps: string[] = [];
    const record = (name: string) => async () => void steps.push(name);
    const names = Object.keys(createMemoryRecords());
    const told = Object.fromEntries(names.map((name) => [name, record(name)])) as unknown as VideoRecords;
    const lazy = lazyRecords(async () => told) as unknown as Record<string, () => Promise<void>>;
    await Promise.all(names.map(async (name) => lazy[name]?.()));
    expect(steps).toEqual(names);
  });

  it('hand on what they were given', async () => {
    const memory = createMemoryRecords();
    const lazy = lazyRecords(async () => memory);
    await lazy.putSource('film', new Blob(['x']));
    await lazy.putVideo('film', { about: 'sea', at: 7 } as Parameters<VideoRecords['putVideo']>[1]);
    expect(await lazy.readVideo('film')).toMatchObject({ about: 'sea', at: 7 });
    await lazy.touch('film', 9);
    await lazy.removeBefore(9, new Set());
    expect(await memory.readVideo('film')).toMatchObject({ about: 'sea', at: 9 });
    await lazy.removeBefore(10, new Set());
    expect(await memory.readVideo('film')).toBeNull();
  });

  it('are asked for again where they did not come', async () => {
    const load = vi
      .fn<() => Promise<VideoRecords>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue(createMemoryRecords());
    const lazy = lazyRecords(load);
    await expect(lazy.readVideo('film')).rejects.toThrow('offline');
    expect(await lazy.readVideo('film')).toBeNull();
  });

  it('leave out what nobody waits for where their code does not come, and refuse the rest', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => log.mockRestore());
    const lazy = lazyRecords(() => Promise.reject(new TypeError('offline')));
    await lazy.putSource('film', new Blob(['x']));
    await lazy.touch('film', 1);
    await lazy.remove('film');
    await lazy.removeBefore(1, new Set());
    expect(log).toHaveBeenCalledTimes(4);
    await expect(lazy.putFrames('film', [])).rejects.toThrow('offline');
  });
});
