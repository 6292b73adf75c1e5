import type { ReadVariable } from './environment.ts';

/** Reads the environment that the host provides to functions. */
export const readVariable: ReadVariable = (name) => Deno.env.get(name);
