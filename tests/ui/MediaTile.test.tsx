import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { MediaTile } from '../../src/ui/MediaTile';

afterEach(cleanup);

const MEDIUM = {
  id: 'dunes',
  label: 'Dunes',
  image: '/dunes.jpg',
  width: 3,
  height: 2,
  colors: ['#C97B4A'],
  credit: 'Hueloom',
};

describe('a picture of the gallery', () => {
  it('that cannot be fetched leaves its place empty, and its button where it is', () => {
    render(<MediaTile medium={MEDIUM} onChoose={() => {}} />);
    const button = screen.getByRole('button', { name: 'Dunes' });
    const image = button.querySelector('img');
    if (!image) throw new Error('no picture');
    fireEvent.error(image);
    expect(button.querySelector('img')).toBeNull();
    expect(screen.getByRole('button', { name: 'Dunes' })).toBe(button);
  });
});
