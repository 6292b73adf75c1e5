import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';

import { createAppStore } from '../../../../../src/app/store';
import type { Part } from '../../../../../src/features/video-extraction/timeline/part/part';
import { PartMarks } from '../../../../../src/features/video-extraction/timeline/part/PartMarks';
import { partChanged } from '../../../../../src/features/video-extraction/videoExtractionSlice';
import { createFakeServices } from '../../../../support/fakeServices';

/** Where the marks of a part of a video of 12 seconds are, and how many there are. */
const marksOf = (part: Part) => {
  const store = createAppStore(createFakeServices());
  store.dispatch(partChanged(part));
  const { container } = render(
    <Provider store={store}>
      <PartMarks durationSeconds={12} />
    </Provider>,
  );
  const [marks] = container.querySelectorAll('span');
  const at = (name: string) => marks?.style.getPropertyValue(name);
  return { in: at('--in'), out: at('--out'), count: marks?.childElementCount };
};

it('the ends of a part are marked on the strip at their share of the length of the video', () => {
  expect(marksOf({ in: 3, out: 9 })).toEqual({ in: '25%', out: '75%', count: 2 });
});

it.each<[string, Part, object]>([
  ['in point', { in: 3, out: null }, { in: '25%', count: 1 }],
  ['out point', { in: null, out: 6 }, { out: '50%', count: 1 }],
])('an %s alone has the only mark', (_, part, marks) => {
  expect(marksOf(part)).toMatchObject(marks);
});
