import { createContext, useContext } from 'react';
import { derivePalette } from './derive-palette.ts';
import type { Palette } from './palette.ts';

/** Carries the palette in force. */
export const PaletteContext = createContext<Palette>(derivePalette({}, 'light').palette);

/** The palette in force: for charts and drawings that need a colour value. */
export const usePalette = (): Palette => useContext(PaletteContext);
