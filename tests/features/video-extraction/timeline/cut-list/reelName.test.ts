import { describe, expect, it } from 'vitest';

import { reelName } from '../../../../../src/features/video-extraction/timeline/cut-list/reelName';

describe("a reel's name", () => {
  it.each([
    ['A001_C014.mov', 'A001C014'],
    ['evening-dunes.mp4', 'EVENINGD'],
    ['Übersicht 2.final.mp4', 'UBERSICH'],
    ['no ending', 'NOENDING'],
    ['By J. Doe', 'BYJDOE'],
  ])('of %s has 8 letters and digits at most, in upper case: %s', (file, reel) => {
    expect(reelName(file)).toBe(reel);
  });

  it.each(['夜.mp4', '---.mov', '', 'bl.mp4'])(
    'of %j, which leaves none or the name of black, is that of an auxiliary reel',
    (file) => {
      expect(reelName(file)).toBe('AX');
    },
  );
});
