import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { useIncomingFiles } from '../../src/ui/useIncomingFiles';

afterEach(cleanup);

const FILM = new File(['x'], 'film.mp4', { type: 'video/mp4' });

const openPage = () => {
  const onFile = vi.fn();
  const Page = () => {
    useIncomingFiles('video', onFile);
    return <input aria-label="Name" />;
  };
  render(<Page />);
  return { onFile, field: screen.getByRole('textbox', { name: 'Name' }) };
};

it('hands on what is pasted, also into a field where it comes without text', () => {
  const { onFile, field } = openPage();
  for (const target of [document.body, field])
    fireEvent.paste(target, { clipboardData: { files: [FILM], getData: () => '' } });
  expect(onFile.mock.calls).toEqual([[FILM], [FILM]]);
});

it('leaves a paste of text to its field, whatever else comes with it', () => {
  const { onFile, field } = openPage();
  fireEvent.paste(field, { clipboardData: { files: [FILM], getData: () => 'My film' } });
  expect(onFile).not.toHaveBeenCalled();
});

it('hands on what comes as soon as the page is there, before it is painted', () => {
  const onFile = vi.fn();
  const Page = () => {
    useIncomingFiles('video', onFile);
    return null;
  };
  const Visit = () => {
    useLayoutEffect(() => {
      fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [FILM] } });
      fireEvent.paste(document.body, { clipboardData: { files: [FILM], getData: () => '' } });
    }, []);
    return <Page />;
  };
  render(<Visit />);
  expect(onFile.mock.calls).toEqual([[FILM], [FILM]]);
});
