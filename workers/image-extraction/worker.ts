import { ROWS_WORKER } from './rows/helpers';
import { serveRows } from './rows/serveRows';
import { serveExtraction } from './serveExtraction';

if (globalThis.name === ROWS_WORKER) void serveRows();
else serveExtraction();
