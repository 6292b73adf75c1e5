import { describe, expect, it } from 'vitest';
import { codecName, containerName } from '../../../../../workers/video-extraction/page/open/containerName';

const fileOf = (hex: string): Blob =>
  new Blob([Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'))]);

describe('the name of a container', () => {
  it.each([
    ['AVI', '52494646 00100000 41564920 4c495354'],
    ['WMV', '3026b2758e66cf11 a6d900aa0062ce6c'],
    ['FLV', '464c5601 05000000'],
    ['This Matroska file', '1a45dfa3 93428288'],
    ['MPEG', '000001ba 44000400'],
    ['MPEG', '000001b3 14000ff0'],
    ['RealMedia', '2e524d46 00000012'],
    ['Ogg', '4f676753 00020000'],
  ])('%s is known by its first bytes', async (name, hex) => {
    expect(await containerName(fileOf(hex))).toBe(name);
  });

  it('tells a transport stream by the second of its packets, 188 bytes on', async () => {
    const packet = `47${'00'.repeat(187)}`;
    expect(await containerName(fileOf(packet + packet))).toBe('MPEG transport stream');
    expect(await containerName(fileOf(`${packet}48${'00'.repeat(20)}`))).toBeNull();
  });

  it.each(['', '47', '52494646 00100000 57415645', '00000020 66747970 69736f6d', '6e6f7465 73'])(
    'is nobody’s where the bytes are %j',
    async (hex) => {
      expect(await containerName(fileOf(hex))).toBeNull();
    },
  );
});

describe('the name of a codec', () => {
  it('is the one that people know, and otherwise the file’s', () => {
    expect(['avc', 'hevc', 'av1', 'mpeg4'].map(codecName)).toEqual(['H.264', 'HEVC', 'AV1', 'mpeg4']);
  });
});
