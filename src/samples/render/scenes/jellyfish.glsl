#include "noise.glsl"

vec3 sea(vec2 p) {
  vec3 c = mix(ink(0x07123a), ink(0x0d3f86), smoothstep(-0.6, 0.5, p.y));
  c = mix(c, ink(0x2f9fc9), 0.75 * exp(-2.6 * length(p - vec2(0.30, 0.66))));
  float a = atan(p.x - 0.32, 0.95 - p.y);
  float beam = fbm(vec2(a * 9.0, 1.0), 4) * 0.7 + 0.4 * noise(vec2(a * 31.0, 3.0));
  return c + ink(0x57c8e0) * 0.55 * smoothstep(0.42, 0.85, beam) * smoothstep(-0.75, 0.5, p.y);
}

/** One bell with arms and threads; `q` is in bell sizes, with the origin in the middle of the rim. */
vec3 jelly(vec2 q, float seed, vec3 rimInk, vec3 bodyInk, float sharp) {
  vec3 sum = vec3(0);
  float sway = 0.16 * sin(q.y * 1.3 + seed) * smoothstep(0.0, -2.5, q.y);
  vec2 s = vec2(q.x + sway, q.y);
  // Threads: thin, long, beating in waves.
  for (int i = 0; i < 11; i++) {
    float k = float(i) / 10.0 * 2.0 - 1.0;
    float longest = 2.3 + 1.6 * hash(vec2(k * 9.0, seed));
    float x = k * (0.86 - 0.06 * s.y * noise(vec2(k * 3.0, seed))) + 0.10 * sin(s.y * (2.6 + k) + seed * 3.0 + k * 7.0) * saturate(-s.y) + 0.025 * sin(s.y * 15.0 + k * 21.0) * saturate(-s.y);
    float d = abs(s.x - x);
    float fade = smoothstep(0.04, -0.10, s.y) * smoothstep(-longest, -longest * 0.35, s.y);
    sum += rimInk * fade * (0.50 * exp(-square(d / (0.010 + sharp))) * 0.012 / (0.012 + sharp) + 0.05 * exp(-d * 16.0));
  }
  // Frilled mouth arms in the middle.
  for (int i = 0; i < 4; i++) {
    float k = float(i) / 3.0 * 2.0 - 1.0;
    float x = 0.20 * k * (1.0 - 0.15 * s.y) + 0.11 * sin(s.y * 2.6 + seed + k * 4.0) * saturate(-s.y * 0.9);
    float frill = 0.085 + 0.055 * sin(s.y * 21.0 + k * 9.0 + 3.0 * noise(vec2(s.y * 5.0, k))) * noise(vec2(s.y * 4.0, k + seed));
    float wide = frill * smoothstep(-2.5, -0.5, s.y);
    float d = abs(s.x - x);
    float body = smoothstep(wide + 0.02 + sharp, wide * 0.35, d) * smoothstep(0.25, -0.05, s.y) * smoothstep(-2.5, -1.2, s.y);
    sum += mix(bodyInk, vec3(1.0, 0.86, 0.80), 0.30) * body * (0.16 + 0.26 * noise(vec2(s.x * 30.0, s.y * 13.0)));
  }
  // The bell: a thin shell is brightest where the line of sight grazes it.
  float squeeze = 1.0 + 0.10 * sin(q.y * 3.0 + 1.0);
  vec2 b = vec2(q.x / squeeze, q.y > 0.0 ? q.y / 0.86 : q.y / 0.26);
  float r = length(b);
  float scallop = 1.0 + (q.y < 0.0 ? 0.035 * sin(asin(clamp(q.x, -1.0, 1.0)) * 16.0) : 0.0);
  r *= scallop;
  float inside = smoothstep(1.0 + sharp, 1.0 - sharp - 0.012, r);
  float depth = sqrt(saturate(1.0 - r * r));
  float shell = 0.16 / (0.17 + depth);
  float longitude = asin(clamp(b.x / max(sqrt(saturate(1.0 - b.y * b.y * 0.9)), 0.1), -1.0, 1.0));
  float ribs = 0.5 + 0.5 * cos(longitude * 16.0);
  float freckle = smoothstep(0.60, 0.78, noise(vec2(longitude * 9.0, b.y * 11.0) + seed));
  vec3 bell = rimInk * shell * 0.80 + bodyInk * (0.26 + 0.22 * ribs * (1.0 - b.y)) + vec3(1.0, 0.75, 0.7) * freckle * 0.09;
  bell += mix(bodyInk, vec3(1, 0.8, 0.65), 0.5) * 0.55 * exp(-5.0 * length(q - vec2(0, 0.16)) * (1.0 + 0.3 * sin(longitude * 8.0)));
  bell += vec3(0.75, 0.92, 1.0) * 0.42 * smoothstep(0.35, 1.0, dot(normalize(vec3(b, depth)), normalize(vec3(0.35, 0.85, 0.35)))) * noise(b * 7.0 + seed);
  float hem = exp(-square((q.y + 0.16 * sqrt(saturate(1.0 - q.x * q.x))) * 13.0)) * step(abs(q.x), 1.0);
  sum += inside * bell * 1.1 + rimInk * hem * 0.45 * inside;
  return sum;
}

vec3 shade(vec2 p) {
  vec3 c = sea(p);
  // Plankton out of focus, behind and in front.
  for (int layer = 0; layer < 3; layer++) {
    float f = float(layer), size = 7.0 + 8.0 * f;
    vec2 q = p * size + f * 17.0, id = floor(q);
    vec2 o = fract(q) - 0.5 - 0.5 * (hash2(id + f) - 0.5);
    float radius = mix(0.17, 0.07, f * 0.5) * (0.4 + hash(id + 7.0));
    if (hash(id + 3.0 + f) > 0.66) c += ink(0x8fe3ff) * 0.10 * (1.0 + f) * smoothstep(radius, radius * 0.8, length(o)) * (0.2 + hash(id + 11.0));
  }
  float veil = 0.75;
  c += veil * 0.55 * jelly(turn(-0.35) * (p - vec2(0.27, -0.02)) / 0.072, 5.0, ink(0x6fa8ff), ink(0x5a4fd0), 0.05);
  c += veil * 0.60 * jelly(turn(0.45) * (p - vec2(-0.245, -0.10)) / 0.058, 8.0, ink(0xb88cff), ink(0x7a3fc0), 0.06);
  c += veil * 0.75 * jelly(turn(0.25) * (p - vec2(0.20, 0.345)) / 0.098, 2.0, ink(0xff9ad0), ink(0xa44fd8), 0.03);
  return c + 1.25 * jelly(turn(-0.20) * (p - vec2(-0.055, 0.135)) / 0.205, 1.0, ink(0xffb08a), ink(0xf0508f), 0.004);
}
