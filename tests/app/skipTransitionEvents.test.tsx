import { afterEach, describe, expect, it, vi } from 'vitest';

import { skipTransitionEvents } from '../../src/app/skipTransitionEvents';

afterEach(() => document.body.replaceChildren());

describe('events of transitions', () => {
  const send = (type: string): number => {
    const root = document.body.appendChild(document.createElement('div'));
    const swatch = root.appendChild(document.createElement('button'));
    const onEvent = vi.fn();
    root.addEventListener(type, onEvent, { capture: true });
    root.addEventListener(type, onEvent);
    swatch.dispatchEvent(new Event(type, { bubbles: true }));
    return onEvent.mock.calls.length;
  };

  it('reach nobody, while others go on', () => {
    expect(send('transitionend')).toBe(2);
    skipTransitionEvents(window);
    expect(['transitionrun', 'transitionstart', 'transitionend', 'transitioncancel'].map(send)).toEqual([
      0, 0, 0, 0,
    ]);
    expect(send('click')).toBe(2);
  });
});
