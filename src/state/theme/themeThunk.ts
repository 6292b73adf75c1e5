import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { PaletteState } from '../palette/paletteThunk';
import type { Services } from '../services';
import type { ThemeState } from './themeSlice';

/** The part of the store that holds themes and the palette that they are made of. */
export type ThemeStoreState = PaletteState & { readonly theme: ThemeState };

export type ThemeThunk<Result> = ThunkAction<Result, ThemeStoreState, Services, UnknownAction>;
