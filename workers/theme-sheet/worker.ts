import { expose } from 'comlink';

import { layOutThemeSheet } from '../../src/theme/sheet/layOutThemeSheet';
import { sheetTitle } from '../../src/theme/sheet/sheetTitle';
import { loadInter } from '../loadInter';
import type { ThemeSheetApi } from './api';
import { drawText } from './drawnText';
import { FONT_FAMILY, FONT_WEIGHTS } from './paintPage';
import { sheetPdf } from './sheetPdf';
import { sheetPng, writesWidePng } from './sheetPng';

const ready = loadInter(FONT_FAMILY, FONT_WEIGHTS);

const api: ThemeSheetApi = {
  draw: async (theme, kind) => {
    await ready;
    if (kind === 'pdf') return sheetPdf(layOutThemeSheet(theme), sheetTitle(theme), drawText);
    const isWide = theme.gamut === 'p3' && writesWidePng();
    return sheetPng(layOutThemeSheet(theme, isWide), isWide);
  },
};

expose(api);
