import { instantiateEngine, loadNodeEngine } from '../../tests/support/nodeEngine';
import { loadFullPicture, loadPictures } from './pictures';
import type { Host } from './host';

/** The engine and the pictures for a Node process. */
export const host: Host = {
  instantiate: instantiateEngine,
  loadEngine: loadNodeEngine,
  loadPictures,
  loadFullPicture,
};
