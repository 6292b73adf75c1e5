// In this order the compressed worker is the smallest, by a hundred bytes.
import { ROWS_WORKER } from './rows/helpers';
import { serveExtraction } from './serveExtraction';
import { serveRows } from './rows/serveRows';

if (globalThis.name === ROWS_WORKER) void serveRows();
else serveExtraction();
