import type { ReadVariable } from './environment.ts';

/** From the environment that the host gives to functions. */
export const readVariable: ReadVariable = (name) => Deno.env.get(name);
