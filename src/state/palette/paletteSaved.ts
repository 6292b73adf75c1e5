import { createAction } from '@reduxjs/toolkit';
import type { KnownDetails } from '../../domain/paletteDetails';
import type { SavedPalette } from '../../domain/savedPalette';

/** A palette has been saved to a project, with exactly these values. */
export const paletteSaved = createAction<
  Pick<SavedPalette, 'id' | 'projectId' | 'name' | 'colors'> &
    KnownDetails & {
      /** Left out when its theme is unchanged. */
      readonly theme?: string | null;
    }
>('projects/paletteSaved');
