import { describe, expect, it } from 'vitest';

import {
  cutListEdls,
  fitsEdl,
} from '../../../../../src/features/video-extraction/timeline/cut-list/cutListEdl';

const bar = (index: number, from: number, to: number) => ({ index, from, to });

describe('the cut list as EDL', () => {
  it('has a title, the kind of time code, and for each cut its event with source and record times', () => {
    expect(cutListEdls([bar(0, 0, 2.48), bar(1, 2.48, 12)], [], 'Evening dunes.mp4', 25)).toEqual([
      [
        'TITLE: Evening dunes.mp4',
        'FCM: NON-DROP FRAME',
        '',
        '001  EVENINGD V     C        00:00:00:00 00:00:02:12 00:00:00:00 00:00:02:12',
        '* FROM CLIP NAME: Evening dunes.mp4',
        '002  EVENINGD V     C        00:00:02:12 00:00:12:00 00:00:02:12 00:00:12:00',
        '* FROM CLIP NAME: Evening dunes.mp4',
        '',
      ].join('\r\n'),
    ]);
  });

  it('records from 0 on, wherever in the film the first cut begins, and fills the place of a short reel name', () => {
    const [edl = ''] = cutListEdls([bar(3, 60, 62), bar(4, 62, 65)], [], 'a.mov', 24);
    expect(edl.split('\r\n').filter((line) => /^\d/.test(line))).toEqual([
      '001  A        V     C        00:01:00:00 00:01:02:00 00:00:00:00 00:00:02:00',
      '002  A        V     C        00:01:02:00 00:01:05:00 00:00:02:00 00:00:05:00',
    ]);
  });

  it('has events of the same length on both sides', () => {
    const rate = 24_000 / 1001;
    const bars = Array.from({ length: 50 }, (_, i) => bar(i, 7 + i * 1.37, 7 + (i + 1) * 1.37));
    const frames = (code: string) =>
      code.split(':').reduce((sum, part, i) => sum * (i === 3 ? 24 : 60) + Number(part), 0);
    const [edl = ''] = cutListEdls(bars, [], 'a.mov', rate);
    const events = edl.split('\r\n').filter((line) => /^\d/.test(line));
    expect(events).toHaveLength(50);
    let recorded = 0;
    for (const line of events) {
      const [sourceIn = 0, sourceOut = 0, recordIn = 0, recordOut = 0] = line
        .slice(29)
        .split(' ')
        .map(frames);
      expect(recordIn).toBe(recorded);
      expect(recordOut - recordIn).toBe(sourceOut - sourceIn);
      recorded = recordOut;
    }
  });

  /** The lines of events and of their effects. */
  const eventLines = (edl: string) => edl.split('\r\n').filter((line) => /^\d|EFFECT/.test(line));

  it.each([
    ['dissolve', 'D   ', 'CROSS DISSOLVE'],
    ['fade', 'D   ', 'FADE'],
    ['wipe', 'W001', 'WIPE'],
  ] as const)('has a %s as the event of what comes in, from its first frame on', (kind, type, name) => {
    const transition = { index: 1, from: 2, to: 3, kind, before: 0, after: 1 };
    const [edl = ''] = cutListEdls([bar(0, 0, 2), bar(1, 3, 5), bar(2, 5, 6)], [transition], 'a.mov', 25);
    expect(eventLines(edl)).toEqual([
      '001  A        V     C        00:00:00:00 00:00:02:00 00:00:00:00 00:00:02:00',
      '002  A        V     C        00:00:02:00 00:00:02:00 00:00:02:00 00:00:02:00',
      `002  A        V     ${type} 025 00:00:02:00 00:00:05:00 00:00:02:00 00:00:05:00`,
      `* EFFECT NAME: ${name}`,
      '003  A        V     C        00:00:05:00 00:00:06:00 00:00:05:00 00:00:06:00',
    ]);
  });

  it('has a cut where its shot begins, like other lists, also behind frames of neither shot', () => {
    const gap = { index: 1, kind: 'cut', from: 2, to: 2.12, before: 0, after: 1 } as const;
    const [edl = ''] = cutListEdls([bar(0, 0, 2), bar(1, 2.12, 5)], [gap], 'a.mov', 25);
    expect(edl).toContain('C        00:00:02:03 00:00:05:00');
  });

  it('cuts to the first shot of a part, and where what was before a transition is no event', () => {
    const transition = { index: 1, from: 2, to: 3, kind: 'dissolve', before: 0, after: 1 } as const;
    const times = ['00:00:03:00 00:00:05:00 00:00:00:00 00:00:02:00'];
    const [first = ''] = cutListEdls([bar(1, 3, 5)], [transition], 'a.mov', 25);
    expect(eventLines(first)).toEqual(times.map((time) => `001  A        V     C        ${time}`));
    const [removed = ''] = cutListEdls([bar(0, 0, 1), bar(1, 3, 5)], [transition], 'a.mov', 25);
    expect(eventLines(removed)).toHaveLength(2);
    expect(removed).not.toContain('EFFECT');
  });

  it('leaves out what has no frame, and numbers without a gap', () => {
    const [edl = ''] = cutListEdls([bar(0, 0, 1), bar(1, 1, 1), bar(2, 1, 2)], [], 'a.mov', 25);
    expect(edl.match(/^\d{3}/gm)).toEqual(['001', '002']);
  });

  it('goes on in another list after 999 events, whose record times go on too', () => {
    const bars = Array.from({ length: 1000 }, (_, i) => bar(i, i, i + 1));
    const [first = '', second = '', ...others] = cutListEdls(bars, [], 'a.mov', 25);
    expect(others).toEqual([]);
    expect(first.match(/^\d{3} /gm)).toHaveLength(999);
    expect(second.split('\r\n')).toEqual([
      'TITLE: a.mov 2 of 2',
      'FCM: NON-DROP FRAME',
      '',
      '001  A        V     C        00:16:39:00 00:16:40:00 00:16:39:00 00:16:40:00',
      '* FROM CLIP NAME: a.mov',
      '',
    ]);
  });

  it('has a title of 70 characters at most, and names that do not break its lines', () => {
    const [edl = ''] = cutListEdls([bar(0, 0, 1)], [], `${'x'.repeat(80)}\r\n002  EVIL`, 25);
    const [title = ''] = edl.split('\r\n');
    expect(title).toBe(`TITLE: ${'x'.repeat(70)}`);
    expect(edl.match(/^\d{3} /gm)).toHaveLength(1);
  });

  it('needs a rate that its two digits can count', () => {
    expect([24_000 / 1001, 60, 100, 120, null].map(fitsEdl)).toEqual([true, true, true, false, false]);
  });
});
