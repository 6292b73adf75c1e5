import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { pastedTextMessage, IMPORT_MESSAGES } from '../../../src/domain/importMessages';
import { dialogOpened, selectOpenDialog } from '../../../src/state/dialogsSlice';
import type { PaletteReader, PaletteSource } from '../../../workers/palette-import/api';
import { readSource } from '../../../workers/palette-import/readSource';
import { WorkerLost } from '../../../workers/connect';
import { createFakeServices } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';

const SHEET = Array.from({ length: 2000 }, (_, i) => `.a${i} { color: #0D94${i % 10}8; }`).join('\n');

type Asked = {
  readonly source: PaletteSource;
  readonly signal: AbortSignal;
  readonly report: (part: number) => void;
  readonly answer: () => Promise<void>;
  readonly lose: () => void;
};

/** A reader whose answers come when the test says so. */
const createSlowReader = (): { readonly reader: PaletteReader; readonly asked: readonly Asked[] } => {
  const asked: Asked[] = [];
  const reader: PaletteReader = {
    read: (signal, source, report) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        asked.push({
          source,
          signal,
          report,
          answer: async () => resolve(await readSource(source, report)),
          lose: () => reject(new WorkerLost('crashed')),
        });
      }),
    warmUp: () => {},
  };
  return { reader, asked };
};

const open = async (paletteReader: PaletteReader, text?: string) => {
  const app = renderApp('/palette-builder?c=0d9488-f5f5f4', createFakeServices({ paletteReader }));
  await screen.findByRole('button', { name: 'Generate' });
  act(() => void app.store.dispatch(dialogOpened({ dialog: 'import', ...(text !== undefined && { text }) })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import palette' }));
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox');
  return {
    ...app,
    dialog,
    field,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    paste: (value: string) => fireEvent.paste(field, { clipboardData: { getData: () => value } }),
  };
};

afterEach(() => void vi.restoreAllMocks());

describe('a text that is long', () => {
  it('is held beside the field, which keeps what is in it, and is read with its progress', async () => {
    const { reader, asked } = createSlowReader();
    const { dialog, field, type, paste } = await open(reader);
    type('#111 #222');
    paste(SHEET);
    const label = pastedTextMessage(SHEET.length);
    expect(dialog.getByText(label)).toBeDefined();
    expect(field.value).toBe('#111 #222');
    act(() => asked.at(-1)?.report(0.42));
    expect(dialog.getByText('Reading, 42 %')).toBeDefined();
    expect(dialog.getByRole<HTMLProgressElement>('progressbar', { name: 'Read' }).value).toBe(0.42);
    await act(async () => asked.at(-1)?.answer());
    expect(await dialog.findByText('10 colors found (Code)')).toBeDefined();
    expect(dialog.queryByRole('progressbar')).toBeNull();
  });

  it('gives way to the field again when it is removed', async () => {
    const { dialog, field, type, paste, user } = await open({
      read: (_, ...rest) => readSource(...rest),
      warmUp: () => {},
    });
    type('#111 #222');
    paste(SHEET);
    await dialog.findByText('10 colors found (Code)');
    await user.click(dialog.getByRole('button', { name: `Remove ${pastedTextMessage(SHEET.length)}` }));
    expect(await dialog.findByText('2 colors found (Hex list)')).toBeDefined();
    expect(field.value).toBe('#111 #222');
  });

  it('is held, too, when it was pasted on the page', async () => {
    const { reader, asked } = createSlowReader();
    const { dialog, field } = await open(reader, SHEET);
    expect(dialog.getByText(pastedTextMessage(SHEET.length))).toBeDefined();
    expect(field.value).toBe('');
    expect(asked.map(({ source }) => source)).toEqual([SHEET]);
  });

  it('is there still when its reading is stopped, and can be read again', async () => {
    const { reader, asked } = createSlowReader();
    const { dialog, paste, user } = await open(reader);
    paste(SHEET);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(dialog.getByRole('status').textContent).toBe(IMPORT_MESSAGES.importStopped);
    expect(dialog.getByText(pastedTextMessage(SHEET.length))).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Read again' }));
    await act(async () => asked[1]?.answer());
    expect(await dialog.findByText('10 colors found (Code)')).toBeDefined();
  });
});

describe('a newer text', () => {
  it('ends the reading of the one before, whose answer is not shown', async () => {
    const { reader, asked } = createSlowReader();
    const { dialog, type } = await open(reader);
    type('#111 #222 #333');
    type('#444 #555');
    expect(asked[0]?.signal.aborted).toBe(true);
    await act(async () => asked[1]?.answer());
    await act(async () => asked[0]?.answer());
    expect(await dialog.findByText('2 colors found (Hex list)')).toBeDefined();
    expect(dialog.queryByText(/^3 colors/)).toBeNull();
  });

  it('is what is used: before it is read, the colors of the one before are not', async () => {
    const { reader, asked } = createSlowReader();
    const { dialog, type, user, store } = await open(reader);
    type('#111 #222 #333');
    await act(async () => asked[0]?.answer());
    await dialog.findByText('3 colors found (Hex list)');
    type('#444 #555');
    await user.click(dialog.getByRole('button', { name: /^Use 3/ }));
    expect(screen.getByRole('dialog', { name: 'Import palette' })).toBeDefined();
    await act(async () => asked[1]?.answer());
    await user.click(await dialog.findByRole('button', { name: 'Use 2 colors' }));
    await vi.waitFor(() => expect(selectOpenDialog(store.getState())).toBeNull());
  });
});

it('a worker that breaks off is one sentence, and the text stays and is read again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { reader, asked } = createSlowReader();
  const { dialog, field, type, user } = await open(reader);
  type('#111 #222');
  await act(async () => asked[0]?.lose());
  expect((await dialog.findByRole('alert')).textContent).toBe(IMPORT_MESSAGES.importLost);
  expect(field.value).toBe('#111 #222');
  await user.click(dialog.getByRole('button', { name: 'Read again' }));
  await act(async () => asked[1]?.answer());
  expect(await dialog.findByText('2 colors found (Hex list)')).toBeDefined();
  expect(dialog.queryByRole('alert')).toBeNull();
});
