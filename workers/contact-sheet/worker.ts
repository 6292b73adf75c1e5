import { expose, transfer } from 'comlink';

import type { ContactSheetApi } from './api';
import { createSheetPdf, type SheetPdf } from './sheetPdf';

let sheet: SheetPdf | null = null;

const current = (): SheetPdf => {
  if (!sheet) throw new Error('no sheet was begun');
  return sheet;
};

const api: ContactSheetApi = {
  begin: async (about) => {
    sheet = await createSheetPdf(about);
  },
  add: async (frame) => current().add(frame),
  finish: async () => {
    const bytes = await current().finish();
    sheet = null;
    return transfer(bytes, [bytes.buffer]);
  },
};

expose(api);
