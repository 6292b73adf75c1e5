import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { onPhone } from '../../support/onPhone';
import { openPicture } from './openImagePage';

const orderOf = () =>
  screen
    .getAllByRole('heading', { name: /^(Swatches|Views)/ })
    .map(({ textContent }) => /^\p{L}+/u.exec(textContent)?.[0]);

describe('the page of a picture', () => {
  it('has the views below the swatches', async () => {
    await openPicture();
    expect(orderOf()).toEqual(['Swatches', 'Views']);
  });

  it('on a phone has the swatches last, as they are higher than a screen', async () => {
    onPhone();
    await openPicture();
    expect(orderOf()).toEqual(['Views', 'Swatches']);
  });
});
