import { connectAsServer } from '../_shared/database.ts';
import type { ReadVariable } from '../_shared/environment.ts';
import { readGate, writeLine } from '../_shared/surroundings.ts';
import { createPreview } from './logic.ts';

export const createFunction = (read: ReadVariable) =>
  createPreview(readGate(read, connectAsServer(read)), writeLine);
