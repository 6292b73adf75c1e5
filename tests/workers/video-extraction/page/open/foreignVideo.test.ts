import { describe, expect, it, vi } from 'vitest';
import {
  codecName,
  foreignVideo,
  isVideo,
} from '../../../../../workers/video-extraction/page/open/foreignVideo';

const fileOf = (hex: string): Blob =>
  new Blob([Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'))]);

const PNG = '89504e47 0d0a1a0a 0000000d 49484452 00000140 000000b4 08020000 00000000 00';

describe('a file that is no film for a browser', () => {
  it.each([
    ['avi', '52494646 00100000 41564920 4c495354'],
    ['wmv', '3026b2758e66cf11 a6d900aa0062ce6c'],
    ['flv', '464c5601 05000000'],
    ['matroska', '1a45dfa3 93428288'],
    ['mpeg', '000001ba 44000400'],
    ['elementary', '000001b3 14000ff0'],
    ['elementary', '00000001 67640028'],
    ['real', '2e524d46 00000012'],
    ['ogg', '4f676753 00020000'],
    ['mxf', '060e2b34 02050101'],
    ['gif', '474946383961 4001 b400'],
    ['apng', `${PNG} 00000008 6163544c 0000003c`],
    ['picture', `${PNG} 00000008 49444154 0000003c`],
    ['webp', '52494646 c0010000 57454250 56503858 0a000000 12000000'],
    ['picture', '52494646 c0010000 57454250 56503858 0a000000 10000000'],
    ['picture', '52494646 c0010000 57454250 56503820'],
    ['picture', 'ffd8ffe0'],
    ['avif', '0000001c 66747970 61766973'],
    ['picture', '0000001c 66747970 61766966'],
    ['sound', '52494646 00100000 57415645'],
    ['sound', '00000020 66747970 4d344120'],
    ['pdf', '255044462d'],
    ['archive', '504b0304'],
  ])('is known by its first bytes: %s, %s', async (kind, hex) => {
    expect(await foreignVideo(fileOf(hex))).toBe(kind);
  });

  it('is a transport stream by the second of its packets, 188 or 192 bytes on', async () => {
    const packet = `47${'00'.repeat(187)}`;
    const stamped = `01020304${packet}`;
    expect(await foreignVideo(fileOf(packet + packet))).toBe('transport');
    expect(await foreignVideo(fileOf(stamped + stamped))).toBe('transport');
    expect(await foreignVideo(fileOf(`${packet}48${'00'.repeat(20)}`))).toBeNull();
  });

  it('may be an MP4 whose index is missing, or one of a codec that nobody knows', async () => {
    const type = '00000010 66747970 69736f6d 00000000';
    expect(await foreignVideo(fileOf(`${type} 00000010 6d646174 0000000000000000`))).toBe('noIndex');
    expect(await foreignVideo(fileOf(`${type} 00ffffff 6d646174 00000000`))).toBe('noIndex');
    expect(await foreignVideo(fileOf(`${type} 00000008 6d6f6f76`))).toBe('unknownCodec');
  });

  it('of boxes without end is given up before its end: each is a reading of its own', async () => {
    const source = fileOf('00000008 66726565'.repeat(20_000));
    const slice = vi.spyOn(source, 'slice');
    expect(await foreignVideo(source)).toBe('noIndex');
    expect(slice.mock.calls.length).toBeLessThan(15_000);
  });

  it.each(['', '47', '6e6f7465 73'])('is nobody’s where the bytes are %j', async (hex) => {
    expect(await foreignVideo(fileOf(hex))).toBeNull();
  });

  it('is a film in a container of its own, or none at all', () => {
    expect((['avi', 'transport', 'unknownCodec'] as const).map(isVideo)).toEqual([true, true, true]);
    expect((['gif', 'sound', 'noIndex'] as const).map(isVideo)).toEqual([false, false, false]);
  });
});

describe('the name of a codec', () => {
  it('is the one that people know, and otherwise the file’s', () => {
    expect(['hevc', 'av1', 'mpeg4'].map(codecName)).toEqual(['HEVC (H.265)', 'AV1', 'mpeg4']);
  });
});
