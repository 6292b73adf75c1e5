import { expect, it } from 'vitest';
import { colorFromHex } from '../../src/color/color';
import { isNearGray } from '../../src/color/nearGray';

it.each([
  ['#808080', true],
  ['#000000', true],
  ['#85807C', true],
  ['#0D9488', false],
  ['#8C8070', false],
])('%s looks gray: %s', (hex, isGray) => expect(isNearGray(colorFromHex(hex).rgb)).toBe(isGray));
