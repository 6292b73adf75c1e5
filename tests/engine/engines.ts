import type { Engine } from '../../src/engine/engine';
import { createReferenceEngine } from '../../src/engine/referenceEngine';
import { loadNodeEngine } from '../support/nodeEngine';

type EngineRow = { readonly name: string; readonly load: () => Promise<Engine> };

/** What holds for the engine holds for both ways it is built. */
export const ENGINES: readonly EngineRow[] = [
  { name: 'the reference engine', load: async () => createReferenceEngine() },
  { name: 'the compiled engine', load: loadNodeEngine },
];
