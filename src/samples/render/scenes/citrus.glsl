#include "noise.glsl"
#include "shapes.glsl"

struct Fruit {
  vec2 at;
  float radius;
  float spin;
  int kind;
};
const int FRUITS = 15;

Fruit fruit(int i) {
  if (i == 0) return Fruit(vec2(-0.46, 0.17), 0.27, 0.4, 2);
  if (i == 1) return Fruit(vec2(0.05, 0.30), 0.20, 1.4, 0);
  if (i == 2) return Fruit(vec2(0.08, -0.16), 0.235, 0.9, 0);
  if (i == 3) return Fruit(vec2(0.48, 0.20), 0.17, 2.0, 1);
  if (i == 4) return Fruit(vec2(0.55, -0.25), 0.255, 0.2, 2);
  if (i == 5) return Fruit(vec2(-0.32, -0.30), 0.165, 1.1, 3);
  if (i == 6) return Fruit(vec2(-0.70, -0.22), 0.20, 2.2, 0);
  if (i == 7) return Fruit(vec2(-0.17, 0.05), 0.13, 0.7, 3);
  if (i == 8) return Fruit(vec2(0.31, 0.04), 0.135, 1.9, 1);
  if (i == 9) return Fruit(vec2(-0.12, 0.49), 0.145, 0.1, 1);
  if (i == 10) return Fruit(vec2(0.77, 0.10), 0.14, 2.7, 3);
  if (i == 11) return Fruit(vec2(0.29, -0.45), 0.14, 0.8, 1);
  if (i == 12) return Fruit(vec2(-0.03, -0.49), 0.15, 0.8, 3);
  if (i == 13) return Fruit(vec2(0.72, 0.46), 0.21, 0.5, 0);
  return Fruit(vec2(-0.78, 0.52), 0.16, 0.5, 1);
}
vec3 flesh(int kind) {
  return kind == 0 ? ink(0xff8a0f) : kind == 1 ? ink(0xffdd3c) : kind == 2 ? ink(0xf2434f) : ink(0xa6d63a);
}
vec3 peel(int kind) {
  return kind == 0 ? ink(0xf0700a) : kind == 1 ? ink(0xf5c518) : kind == 2 ? ink(0xee8a3c) : ink(0x4f9a2a);
}

/** A cut slice, backlit by the bright table under it. */
vec3 slice(vec2 p, float r, int kind, float seed) {
  float a = atan(p.x, p.y);
  float parts = kind == 2 ? 11.0 : kind == 0 ? 10.0 : 9.0;
  float bent = a + 0.10 * (noise(vec2(a * 2.0 + 9.0, seed)) - 0.5) + 0.05 * (noise(p * 7.0 + seed) - 0.5);
  float sector = bent / TAU * parts;
  float id = floor(sector);
  float across = abs(fract(sector) - 0.5) * 2.0;
  float wallGap = (1.0 - across) * r * PI / parts;
  float core = 0.055 + 0.035 * noise(vec2(id, seed));
  float pith = kind == 2 ? 0.875 : 0.90;
  float edge = pith - 0.03 * smoothstep(0.6, 1.0, across) - 0.02 * noise(vec2(a * 3.0, seed));
  float inside = smoothstep(0.006, 0.020, wallGap) * smoothstep(edge, edge - 0.022, r) * smoothstep(core, core + 0.05, r);
  // Juice sacs: long drops that point to the center.
  vec2 q = vec2(fract(sector) * (2.5 + 4.5 * r), r * 6.5 + 0.4 * across);
  float sacs = noise(q * vec2(1.6, 1.0) + id * 7.0 + seed) * 0.65 + 0.35 * noise(q * vec2(4.0, 2.2) + id * 3.0);
  vec3 pulp = flesh(kind);
  vec3 c = pulp * (0.62 + 0.75 * sacs);
  c = mix(c, pulp * pulp * 0.9, 0.45 * smoothstep(0.55, 0.25, sacs));
  c += vec3(1.0, 0.95, 0.85) * 0.55 * smoothstep(0.72, 0.84, noise(q * vec2(3.4, 2.6) + seed * 3.0 + id));
  vec3 white = mix(ink(0xfff2d6), pulp, 0.20 + 0.15 * noise(p * 20.0));
  c = mix(white, c, inside);
  vec2 pip = vec2((fract(sector) - 0.5) * r * 3.4, r - 0.34);
  if (kind != 3 && hash(vec2(id, seed + 3.0)) > 0.66) {
    float seedShape = length(pip * vec2(1.0, 0.55)) - 0.032;
    c = mix(c, ink(0xf0dfae) * (0.75 + 4.0 * max(0.0, -seedShape) * 4.0), smoothstep(0.008, 0.0, seedShape));
  }
  float rind = smoothstep(0.945, 0.965, r);
  return mix(c, peel(kind) * (0.8 + 0.4 * noise(p * 60.0)), rind);
}

float leaf(vec2 p, vec2 at, float spin, float size) {
  vec2 q = turn(spin) * (p - at) / size;
  if (abs(q.x) > 1.0) return 1.0;
  return (abs(q.y) - 0.30 * (1.0 - q.x * q.x) * (1.0 - 0.25 * q.x)) * size * 0.8;
}
void leafAt(int i, out vec2 at, out float spin, out float size) {
  float k = float(i);
  at = i == 0 ? vec2(-0.13, 0.245) : i == 1 ? vec2(-0.50, -0.13) : i == 2 ? vec2(0.31, 0.40) : i == 3 ? vec2(0.33, -0.15) : i == 4 ? vec2(-0.50, 0.46) : vec2(-0.17, -0.20);
  spin = 0.6 + k * 1.9;
  size = 0.105 + 0.02 * sin(k * 5.0);
}

vec3 shade(vec2 p) {
  p = turn(0.10) * p * 0.98;
  vec2 sun = vec2(0.052, -0.060);
  vec3 table = mix(ink(0x4fb0b5), ink(0x7cced0), 0.5 + 0.5 * noise(p * 1.5 + 3.0));
  table *= 0.95 + 0.08 * fbm(p * 40.0, 3);
  float shadow = 1.0;
  vec3 tinted = vec3(1);
  vec2 soft = (random2() - 0.5) * 0.010;
  for (int i = 0; i < FRUITS; i++) {
    Fruit f = fruit(i);
    float d = length(p - f.at - sun * 0.75 + soft) - f.radius;
    // Light that passes through the pulp tints its own shadow.
    if (d < 0.0) { shadow = 0.30; tinted = mix(vec3(0.30), flesh(f.kind), 0.55 * smoothstep(0.0, -0.05, d)); }
  }
  for (int i = 0; i < 6; i++) {
    vec2 at; float spin, size;
    leafAt(i, at, spin, size);
    if (leaf(p - sun * 0.55 + soft, at, spin, size) < 0.0) { shadow = 0.30; tinted = vec3(0.30); }
  }
  vec3 light = vec3(1.55, 1.42, 1.22);
  vec3 c = table * mix(vec3(0.42, 0.52, 0.62) * 0.62 + tinted * 0.32, light, shadow < 1.0 ? 0.0 : 1.0);
  for (int i = 0; i < FRUITS; i++) {
    Fruit f = fruit(i);
    vec2 o = p - f.at;
    float r = length(o) / f.radius;
    // The cut face lies above the table; its rind shows on the side away from the sun.
    float below = length(o - sun * 0.14) / f.radius;
    if (below < 1.0 && r >= 1.0) c = peel(f.kind) * peel(f.kind) * 0.75;
    if (r < 1.0) {
      vec2 q = turn(f.spin) * o / f.radius;
      c = slice(q, r, f.kind, float(i) * 3.7) * light * (0.80 + 0.25 * dot(normalize(o + 1e-4), normalize(-sun)) * smoothstep(0.7, 1.0, r));
      float wet = noise(q * 3.0 + float(i)) * noise(q * 11.0 + float(i) * 3.0);
      c += vec3(1.0, 0.98, 0.92) * 0.38 * smoothstep(0.46, 0.66, wet);
    }
  }
  for (int i = 0; i < 6; i++) {
    vec2 at; float spin, size;
    leafAt(i, at, spin, size);
    float d = leaf(p, at, spin, size);
    if (d > 0.0) continue;
    vec2 q = turn(spin) * (p - at) / size;
    float rib = abs(fract((q.x - 0.8 * abs(q.y)) * 5.0) - 0.5);
    vec3 g = mix(ink(0x1f6b33), ink(0x6fbf4a), smoothstep(0.05, 0.4, rib) * 0.6 + 0.4 * noise(q * 4.0));
    g = mix(g, ink(0xa9dd77), smoothstep(0.03, 0.0, abs(q.y)) * 0.7);
    c = g * light * (0.65 + 0.7 * smoothstep(-0.28, 0.28, q.y));
  }
  return c;
}
