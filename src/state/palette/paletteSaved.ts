import { createAction } from '@reduxjs/toolkit';
import type { KnownDetails } from '../../domain/paletteDetails';
import type { SavedPalette } from '../../domain/savedPalette';

/** A palette is in a project now, as it is here. */
export const paletteSaved = createAction<
  Pick<SavedPalette, 'id' | 'projectId' | 'name' | 'colors'> &
    KnownDetails & {
      /** Left out where it keeps the one that it has. */
      readonly theme?: string | null;
    }
>('projects/paletteSaved');
