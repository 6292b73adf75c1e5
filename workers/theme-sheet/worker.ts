import { expose } from 'comlink';

import { layOutThemeSheet } from '../../src/theme/sheet/layOutThemeSheet';
import { sheetTitle } from '../../src/theme/sheet/sheetTitle';
import { loadInter } from '../interFont';
import type { ThemeSheetApi } from './api';
import { drawText } from './drawnText';
import { FONT_FAMILY, FONT_WEIGHTS } from './paintPage';
import { sheetPdf } from './sheetPdf';
import { sheetPng } from './sheetPng';

const ready = loadInter(FONT_FAMILY, FONT_WEIGHTS);

const api: ThemeSheetApi = {
  draw: async (theme, kind) => {
    await ready;
    const pages = layOutThemeSheet(theme);
    return kind === 'png' ? sheetPng(pages) : sheetPdf(pages, sheetTitle(theme), drawText);
  },
};

expose(api);
