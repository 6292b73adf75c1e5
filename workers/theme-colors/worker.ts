import { expose } from 'comlink';

import { readTheme } from '../../src/theme/imports/readTheme';
import { modeColors } from '../../src/theme/modeColors';
import { ownScales } from '../../src/theme/themeScales';
import { themeFiles } from './themeFiles';
import type { ThemeColorsApi } from './api';

const api: ThemeColorsApi = {
  modeColors: (theme, mode) => Promise.resolve(modeColors(theme, mode)),
  ownScales: (theme, mode) => Promise.resolve(ownScales(theme, mode)),
  readTheme: (files) => Promise.resolve(readTheme(files)),
  themeFiles: (theme, formatId) => Promise.resolve(themeFiles(theme, formatId)),
};

expose(api);
