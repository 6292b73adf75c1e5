import { describe, expect, it } from 'vitest';
import { PlainHeaders } from '../../../../../supabase/local/backend/plain/plainHeaders.mjs';

const VALUES = { Accept: 'text/csv', apikey: 'key' };

describe('plain headers', () => {
  it('are found under any spelling, and read as set', () => {
    const headers = new PlainHeaders(VALUES);
    expect(headers.get('aCCept')).toBe('text/csv');
    expect(headers.has('APIKEY')).toBe(true);
    expect(headers.get('absent')).toBeNull();
    headers.set('Content-Range', '0-1/*');
    headers.delete('ApiKey');
    expect(headers.has('apikey')).toBe(false);
    expect(headers.get('content-range')).toBe('0-1/*');
  });

  it('are a list as the platform gives it, with all that was set and deleted before and after', () => {
    const headers = new PlainHeaders(VALUES);
    headers.set('B', 'late');
    headers.delete('apikey');
    expect([...headers]).toEqual([...new Headers({ accept: 'text/csv', b: 'late' })]);
    headers.set('C', 'later');
    headers.delete('accept');
    expect([...new Headers(headers)]).toEqual([
      ['b', 'late'],
      ['c', 'later'],
    ]);
    expect(headers.get('ACCEPT')).toBeNull();
    expect(headers.has('C')).toBe(true);
  });

  it.each(['keys', 'values', 'entries'] as const)('%s are the platform’s', (name) => {
    expect([...new PlainHeaders(VALUES)[name]()]).toEqual([...new Headers(VALUES)[name]()]);
  });

  it('keep several cookies apart', () => {
    const headers = new PlainHeaders(VALUES);
    headers.append('set-cookie', 'a=1');
    headers.append('set-cookie', 'b=2');
    expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(headers.plainEntries()).toBeNull();
    const seen: string[] = [];
    headers.forEach((value, name) => seen.push(`${name}: ${value}`));
    expect(seen).toEqual(['accept: text/csv', 'apikey: key', 'set-cookie: a=1', 'set-cookie: b=2']);
  });

  it.each(['é', ' trimmed ', ''])('say %j as the platform does', (value) => {
    expect(new PlainHeaders({ ...VALUES, odd: value }).get('odd')).toBe(
      new Headers({ odd: value }).get('odd'),
    );
  });

  it.each(['🎨', 'two\nlines'])('refuse %j as the platform does', (value) => {
    expect(() => new PlainHeaders({ odd: value })).toThrow(TypeError);
    expect(() => new PlainHeaders(VALUES).set('odd', value)).toThrow(TypeError);
  });

  it('pass for headers', () => {
    expect(new PlainHeaders({})).toBeInstanceOf(Headers);
  });
});
