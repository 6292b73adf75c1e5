import { connectAsServer } from '../_shared/database.ts';
import { readVariable } from '../_shared/readVariable.ts';
import { readGate, writeLine } from '../_shared/surroundings.ts';
import { createPreview } from './logic.ts';

Deno.serve(createPreview(readGate(readVariable, connectAsServer(readVariable)), writeLine));
