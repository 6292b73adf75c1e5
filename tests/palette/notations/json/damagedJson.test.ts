import { describe, expect, it } from 'vitest';
import { jsonDamage } from '../../../../src/palette/notations/json/damagedJson';

describe('a text that begins as JSON', () => {
  it.each([
    ['breaks off in a record', '{"sea":"#0D9488"'],
    ['breaks off in a list', '["#0D9488","#1C1917"'],
    ['breaks off in a text', '{"sea":"#0D94'],
    ['breaks off in a word', '{"sea":"#0D9488","isDark":tru'],
    ['breaks off behind lists that are closed', '{"sea":[13,148,136],"ink":[28,25'],
  ])('and %s is broken off', (_, text) => {
    expect(jsonDamage(text)).toBe('brokenOff');
  });

  it.each([
    ['with signs that nobody wrote', '{"sea":"#0D9488"}\u0000\u0001'],
    ['with a bracket', '{"sea":"#0D9488"}}'],
  ])('and goes on behind its end %s has more than belongs to it', (_, text) => {
    expect(jsonDamage(text)).toBe('surplus');
  });

  it.each([
    ['whole', '{"sea":"#0D9488","rgb":[13,148,1.36e2],"isDark":false,"none":null}\n'],
    ['a record of JavaScript with a variable', '{"sea": teal, "ink": "#1C1917"'],
    ['a record of JavaScript with a word of four letters', '{"sea": teal}; x = {'],
    ['a record with a remark', '{"sea":"#0D9488", // the brand\n'],
    ['a statement', '["#0D9488"];'],
    ['a record of JavaScript that ends with a variable', '{"sea": ocean.teal'],
    ['numbers alone, which are a list as they are', '[13,148,136],[28,25,23'],
    ['a record without quotes', '{sea:"#0D9488"'],
    ['a list of words', 'sea "#0D9488"'],
  ])('is not damaged as %s', (_, text) => {
    expect(jsonDamage(text)).toBeNull();
  });
});
