import { describe, expect, it } from 'vitest';
import { foreignCodec, foreignVideo } from '../../../../../workers/video-extraction/page/open/foreignVideo';

const latin1 = (text: string): Blob => new Blob([Uint8Array.from(Buffer.from(text, 'latin1'))]);

/** A box of MP4. */
const box = (type: string, content: string): string => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length + 8);
  return size.toString('latin1') + type + content;
};

const entry = (letters: string): string =>
  box('stsd', `\0\0\0\0\0\0\0\u0001${box(letters, '\0'.repeat(16))}`);
const film = (...letters: readonly string[]): Blob =>
  latin1(box('ftyp', 'qt  ') + box('moov', letters.map((one) => box('trak', entry(one))).join('')));

const codecOf = async (source: Blob): Promise<string | null> => {
  const kind = await foreignVideo(source);
  return kind && foreignCodec(kind, source);
};

describe('the codec of a film that no browser decodes', () => {
  it.each([
    ['apcn', 'ProRes'],
    ['AVdh', 'DNxHD (DNxHR)'],
    ['mp4v', 'MPEG-4 Visual (DivX, Xvid)'],
    ['jpeg', 'Motion JPEG'],
    ['rle ', 'QuickTime Animation'],
    ['dvh6', 'DV'],
    ['CFHD', 'CineForm'],
    ['Hap1', 'Hap'],
    ['encv', 'encrypted films'],
  ])('is told by its letters in the index: %s', async (letters, name) => {
    expect(await codecOf(film('sowt', letters))).toBe(name);
  });

  it.each([
    ['V_FFV1', 'FFV1'],
    ['V_MPEG4/ISO/ASP', 'MPEG-4 Visual (DivX, Xvid)'],
    ['V_MS/VFW/FOURCC', 'a codec of Video for Windows'],
    ['V_MS/VFW/FOURCC\0\0(\0\0FFV1', 'FFV1'],
  ])('is told by its name in Matroska: %s', async (written, name) => {
    expect(await codecOf(latin1(`\u001aE\u00df\u00a3${'\0'.repeat(40)}\u0086\u0086${written}\0`))).toBe(name);
  });

  it('is not told where nobody knows it, nor of other kinds', async () => {
    expect(await codecOf(film('xxxx'))).toBeNull();
    expect(await codecOf(latin1('\u001aE\u00df\u00a3V_NEW'))).toBeNull();
    expect(await foreignCodec('pdf', latin1('%PDF'))).toBeNull();
  });
});

describe('a file that is none', () => {
  it.each([
    ['<!DOCTYPE html><html>', 'webPage'],
    ['\u00ef\u00bb\u00bf\n <HTML lang="en">', 'webPage'],
    ['version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\n', 'text'],
    ['{"error":"not found"}', 'text'],
    ['OggS\0\u0002\0\0\u0001vorbis\0', 'sound'],
    ['OggS\0\u0002\0\0\u0001vorbis\0OggS\u0080theora', 'ogg'],
  ])('may be %j', async (text, kind) => {
    expect(await foreignVideo(latin1(text))).toBe(kind);
  });

  it('may break off within its index', async () => {
    const whole = await film('apcn').text();
    expect(await foreignVideo(latin1(whole.slice(0, -10)))).toBe('cutIndex');
  });
});
