import { describe, expect, it } from 'vitest';

import { VIDEO_MESSAGES } from '../../../../../src/domain/videoMessages';
import {
  videoNotes,
  seenFrom,
  unseenParts,
} from '../../../../../src/features/video-extraction/timeline/gaps/unseenParts';
import { FAKE_VIDEO_INFO } from '../../../../support/fakeVideoExtractor';

const inSeconds = (seconds: number): string => `${seconds} s`;

describe('what is not seen of a film', () => {
  it('is nothing of most', () => {
    expect(unseenParts(FAKE_VIDEO_INFO, [])).toEqual([]);
    expect(videoNotes(FAKE_VIDEO_INFO, [], null, inSeconds)).toEqual([]);
  });

  it('is what comes before the first picture, and what is damaged', () => {
    const info = { ...FAKE_VIDEO_INFO, pictureSeconds: 5 };
    const gap = { fromSeconds: 7, toSeconds: 9 };
    expect(unseenParts(info, [gap])).toEqual([{ fromSeconds: 0, toSeconds: 5 }, gap]);
    expect(videoNotes(info, [gap], 'stopped', inSeconds)).toEqual([
      'The picture begins at 5 s: before it nothing is shown.',
      'Damaged from 7 s to 9 s: what is there could not be read.',
    ]);
  });

  it('is the rest of a film whose file ends before it', () => {
    expect(videoNotes(FAKE_VIDEO_INFO, [{ fromSeconds: 8, toSeconds: 12 }], 'failed', inSeconds)).toEqual([
      'Nothing can be read from 8 s on: the file is cut off or damaged.',
    ]);
  });

  it('is what follows the last frame that is kept', () => {
    expect(videoNotes(FAKE_VIDEO_INFO, [], 'capped', inSeconds)).toEqual([VIDEO_MESSAGES.videoCapped]);
  });

  it('is all that comes before the first frame that could be read', () => {
    const info = { ...FAKE_VIDEO_INFO, pictureSeconds: 5 };
    expect(seenFrom(info, [{ fromSeconds: 7, toSeconds: 9 }])).toBe(5);
    expect(seenFrom(info, [{ fromSeconds: 5, toSeconds: 6 }])).toBe(6);
  });

  it('goes with how the colors of HDR were brought to sRGB', () => {
    const [note] = videoNotes({ ...FAKE_VIDEO_INFO, hdr: 'HLG' }, [], 'completed', inSeconds);
    expect(note).toMatch(/^HDR \(HLG\): this browser toned the colors down to sRGB/);
  });
});
