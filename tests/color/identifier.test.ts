import { describe, expect, it } from 'vitest';
import { nameToIdentifier } from '../../src/color/identifier';

describe('the identifier of a name', () => {
  it.each([
    ['Flying Fish Blue', 'flying-fish-blue'],
    ['Coco’s Black', 'cocos-black'],
    ['Blanc Cassé', 'blanc-casse'],
    ['Anti-Flash White', 'anti-flash-white'],
    ['Rødgrød Straße', 'rodgrod-strasse'],
    ['Œuvre Łódź', 'oeuvre-lodz'],
    ['2nd Avenue', 'color-2nd-avenue'],
    ['Inherit', 'color-inherit'],
    ['Constructor', 'color-constructor'],
    ['深い青', 'color'],
    ['\u00a0', 'color'],
    [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
  ])('%j is %s', (name, identifier) => {
    expect(nameToIdentifier(name)).toBe(identifier);
  });
});
