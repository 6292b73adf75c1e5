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

  it.each(['data:image/png;base64', 'data:image/png;base64,***', 'data:image/svg+xml,%E0%A4%A'])(
    'is damaged: %s',
    (address) => {
      expect(readDataAddress(address)).toBeNull();
    },
  );
});
