import { expose } from 'comlink';

import type { PaletteImportApi } from './api';
import { readSource } from './readSource';

const api: PaletteImportApi = { read: readSource };

expose(api);
