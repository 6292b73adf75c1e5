import { useDrawnCount } from '../../ui/useDrawnCount';
import { loadPanels } from './panels';

/** A panel is a hundred elements and more. */
const AT_ONCE = 1;

/**
 * How many panels are drawn, of so many. All together they are a thousand elements for one frame to style and lay out,
 * which takes a slow device 150 ms. None before their code is there: React would bring the first ones 300 ms late, after
 * the others. Where the code does not come, each panel says so in its place.
 */
export const useDrawnPanels = (count: number): number => useDrawnCount(count, AT_ONCE, loadPanels);
