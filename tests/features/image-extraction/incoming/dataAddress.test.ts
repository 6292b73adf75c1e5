import { describe, expect, it } from 'vitest';

import { readDataAddress } from '../../../../src/features/image-extraction/incoming/dataAddress';

describe('a data: address', () => {
  it.each([
    ['data:image/png;base64,UE5H', 'image/png', 'PNG'],
    ['DATA:image/png; base64 ,UE 5H%0A', 'image/png', 'PNG'],
    ['data:image/svg+xml,%3Csvg%3E%23%3C/svg%3E', 'image/svg+xml', '<svg>#</svg>'],
    ['data:image/svg+xml;charset=utf-8,<svg>ä</svg>', 'image/svg+xml', '<svg>ä</svg>'],
    ['data:,words', '', 'words'],
  ])('holds its bytes and their type: %s', async (address, type, text) => {
    const blob = readDataAddress(address);
    expect(blob?.type).toBe(type);
    expect(await blob?.text()).toBe(text);
  });

  it.each([
    ["<svg width='100%' fill='%23F00'>", "<svg width='100%' fill='#F00'>"],
    ['%3Cstop offset="50%"/%3E 5%', '<stop offset="50%"/> 5%'],
    ['100%%20%2', '100% %2'],
  ])('may hold percent signs that encode nothing, as browsers take them: %s', async (content, text) => {
    expect(await readDataAddress(`data:image/svg+xml,${content}`)?.text()).toBe(text);
  });

  it('may hold bytes that are no text', async () => {
    const bytes = await readDataAddress('data:image/gif,GIF%FF%00%e4')?.arrayBuffer();
    expect([...new Uint8Array(bytes ?? new ArrayBuffer())]).toEqual([71, 73, 70, 0xff, 0, 0xe4]);
  });

  it.each(['data:image/png;base64', 'data:image/png;base64,***', 'data:image/png;base64,%FF'])(
    'is damaged: %s',
    (address) => {
      expect(readDataAddress(address)).toBeNull();
    },
  );
});
