import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { MediaTile } from '../../src/ui/MediaTile';

afterEach(cleanup);

const MEDIUM = {
  id: 'dunes',
  label: 'Dunes',
  title: 'Sand in low sun',
  image: '/dunes.jpg',
  width: 3,
  height: 2,
  colors: ['#C97B4A'],
  credit: 'Hueloom',
};

describe('a picture of the gallery', () => {
  it('says what it shows and whose it is', () => {
    render(<MediaTile medium={MEDIUM} onChoose={() => {}} />);
    const button = screen.getByRole('button', { name: 'Dunes' });
    expect(within(button).getByText('Sand in low sun')).toBeDefined();
    expect(within(button).getByText('by Hueloom')).toBeDefined();
  });

  it('that cannot be fetched says so in its place, and leaves its button where it is', () => {
    render(<MediaTile medium={MEDIUM} onChoose={() => {}} />);
    const button = screen.getByRole('button', { name: 'Dunes' });
    const image = button.querySelector('img');
    if (!image) throw new Error('no picture');
    fireEvent.error(image);
    expect(button.querySelector('img')).toBeNull();
    expect(within(button).getByText('Picture not loaded')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Dunes' })).toBe(button);
  });
});
