import { createAction } from '@reduxjs/toolkit';

import type { NamedPalette } from '../palette/namedPalette';

/** Asks for the last export once more, of this palette. Where nothing was exported yet, the dialog opens instead. */
export const repeatLastExport = createAction<NamedPalette>('export/lastRepeated');
