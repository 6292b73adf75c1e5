import { readFileSync } from 'node:fs';

const SHARED = new URL('./shared/', import.meta.url);
const SCENES = new URL('./scenes/', import.meta.url);

const expand = (url, seen) => {
  return readFileSync(url, 'utf8').replaceAll(/^#include "(.+)"$/gm, (_, name) => {
    if (seen.has(name)) return '';
    seen.add(name);
    return expand(new URL(name, SHARED), seen);
  });
};

/** The whole fragment shader of a scene: the shared base, then the scene with its includes written out. */
export const shaderSource = (id) => {
  const base = expand(new URL('base.glsl', SHARED), new Set());
  const scene = expand(new URL(`${id}.glsl`, SCENES), new Set());
  return `#version 300 es\n${base}\n${scene}`;
};
