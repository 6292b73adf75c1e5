import { describe, expect, it } from 'vitest';
import { createVisitorOf } from '../../../../supabase/functions/_shared/visitor.ts';
import { from } from '../fakeGate';

const nameOf = createVisitorOf('the key of the server');
const visitor = (headers: Record<string, string>): Promise<string> =>
  nameOf(new Request('https://x.example/', { headers }));

describe('a visitor', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7', ' 203.0.113.7 '],
    ['203.0.113.7', '::ffff:203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:db8:1:2::1', '2001:0DB8:0001:0002:0:0:0:9'],
    ['2001:db8::1', '2001:db8:0:0:9::'],
    ['::1', '0:0:0:0:1::'],
  ])('at %s is the one at %s', async (one, other) => {
    expect(await visitor(from(one))).toBe(await visitor(from(other)));
  });

  it.each([
    ['203.0.113.7', '203.0.113.8'],
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.8'],
    ['2001:db8::1', '2001:db8:0:1::'],
    // The same digits, in other groups.
    ['2001:db8:1:23::1', '2001:db8:12:3::1'],
  ])('at %s is not the one at %s', async (one, other) => {
    expect(await visitor(from(one))).not.toBe(await visitor(from(other)));
  });

  it.each(['fe80::1%eth0', '203.0.113.7:443', 'not an address'])(
    'is known by the text where that is no address: %s',
    async (text) => {
      const name = await visitor(from(text));
      expect(name).toMatch(/^visitor:[0-9a-f]{64}$/);
      expect(await visitor(from(text))).toBe(name);
      expect(await visitor(from(`${text}0`))).not.toBe(name);
    },
  );

  it.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'true-client-ip', 'fastly-client-ip', 'x-client-ip'])(
    'is nobody else by writing %s on a request',
    async (header) => {
      const forged = { [header]: '198.51.100.1' };
      expect(await visitor({ ...from('203.0.113.7'), ...forged })).toBe(await visitor(from('203.0.113.7')));
      expect(await visitor(forged)).toBe(await visitor({}));
    },
  );

  it('has a name that tells no address and that another key makes another', async () => {
    const name = await visitor(from('203.0.113.7'));
    expect(name).toMatch(/^visitor:[0-9a-f]{64}$/);
    const other = createVisitorOf('another key');
    expect(await other(new Request('https://x.example/', { headers: from('203.0.113.7') }))).not.toBe(name);
  });
});
