import { expect, it } from 'vitest';

it.each([
  ['of the same bytes', Uint32Array.of(1, 2), Uint32Array.of(1, 2), true],
  ['of other bytes', Uint32Array.of(1, 2), Uint32Array.of(1, 3), false],
  ['of another length', Uint32Array.of(1, 2), Uint32Array.of(1), false],
  ['of another type', Uint8Array.of(1, 2), Int8Array.of(1, 2), false],
  ['a part of a buffer', new Uint8Array([9, 1, 2]).subarray(1), Uint8Array.of(1, 2), true],
  ['not numbers', Float64Array.of(Number.NaN), Float64Array.of(Number.NaN), true],
])('arrays of numbers, %s, are told from each other in any object', (_, a, b, isSame) => {
  const same = () => expect({ deep: [a] }).toEqual({ deep: [b] });
  const other = () => expect({ deep: [a] }).not.toEqual({ deep: [b] });
  expect(isSame ? other : same).toThrow('deeply equal');
  (isSame ? same : other)();
});
