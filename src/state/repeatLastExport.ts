import { createAction } from '@reduxjs/toolkit';

import type { NamedPalette } from '../palette/namedPalette';

/** Repeats the last export, with this palette. If nothing was exported yet, the export dialog opens instead. */
export const repeatLastExport = createAction<NamedPalette>('export/lastRepeated');
