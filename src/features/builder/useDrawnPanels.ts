import { useDrawnCount } from '../../ui/useDrawnCount';
import { loadPanels } from './panels';

/** A panel is a hundred elements or more. */
const AT_ONCE = 1;

/**
 * How many of the panels are rendered. All at once they are a thousand elements to style and lay out in one frame,
 * which takes a slow device 150 ms. None before their code is loaded: React would show the first ones 300 ms late,
 * after the others. If loading fails, each panel says so in its place.
 */
export const useDrawnPanels = (count: number): number => useDrawnCount(count, AT_ONCE, loadPanels);
