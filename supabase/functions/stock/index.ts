import { readVariable } from '../_shared/readVariable.ts';
import { createFunction } from './function.ts';

Deno.serve(createFunction(readVariable));
