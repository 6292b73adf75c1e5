#include "noise.glsl"

const int RIDGES = 9;

/** Crest of ridge `i` above the horizon, with firs along the nearer ones. */
float crest(float x, float i) {
  float far = i / float(RIDGES - 1);
  float q = x * mix(1.5, 1.05, far) + i * 13.7;
  float h = ridges(vec2(q * 0.75, i * 3.0), 5) * mix(0.26, 0.23, far) + 0.10 * noise(vec2(q * 0.6, i));
  return h + mix(-0.40, 0.115, pow(far, 0.8)) - 0.075;
}
float firs(float x, float i, float tall) {
  float best = 0.0;
  for (int k = 0; k < 3; k++) {
    float dense = 46.0 + 37.0 * float(k) + 22.0 * i;
    float q = x * dense + float(k) * 5.0, id = floor(q);
    float size = tall * (0.4 + 0.9 * hash(vec2(id, i * 7.0 + float(k))));
    float from = abs(fract(q) - 0.5) * 2.0;
    float saw = 0.8 + 0.35 * noise(vec2(q * 9.0, i));
    best = max(best, size * (1.0 - from * saw * 1.15) * step(hash(vec2(id, i + 50.0)), 0.85));
  }
  return best;
}

vec3 skyColor(vec2 p, vec2 sun) {
  float up = saturate((p.y + 0.05) / 0.5);
  vec3 c = mix(ink(0xffc79a), ink(0xf0a9a0), smoothstep(0.0, 0.35, up));
  c = mix(c, ink(0x8f93c4), smoothstep(0.25, 1.0, up));
  float wisps = fbm(vec2(p.x * 2.2 + p.y * 1.1, p.y * 13.0), 5);
  c = mix(c, ink(0xffe0c2) * 1.15, 0.55 * smoothstep(0.48, 0.78, wisps) * smoothstep(0.05, 0.25, p.y));
  float d = length(p - sun);
  return c + vec3(1.5, 0.95, 0.5) * exp(-d * 8.0) + vec3(6.0, 4.2, 2.4) * smoothstep(0.040, 0.034, d);
}

vec3 shade(vec2 p) {
  vec2 sun = vec2(0.34, 0.175);
  vec3 color = skyColor(p, sun);
  for (int k = RIDGES - 1; k >= 0; k--) {
    float i = float(k), far = i / float(RIDGES - 1);
    float line = crest(p.x, i);
    float under = line - p.y;
    float trees = k < 6 ? firs(p.x, i, mix(0.048, 0.006, far / 0.7)) : 0.0;
    float bumps = k < 6 ? trees : 0.003 * noise(vec2(p.x * 260.0, i));
    if (under + bumps < 0.0) continue;
    // Slopes: gullies lit from the sun's side, with more mist further down.
    vec2 q = vec2(p.x * 5.0, under * 14.0) + i * 9.0;
    float gully = fbm(q + vec2(under * 9.0, 0), 5);
    float side = (crest(p.x + 0.012, i) - crest(p.x - 0.012, i)) / 0.024;
    float lit = saturate(0.5 - side * sign(sun.x - p.x) * 0.9 + (gully - 0.5) * 1.6);
    float canopy = k < 5 ? 0.55 + 0.9 * noise(vec2(p.x * (130.0 - 12.0 * i), p.y * (210.0 - 20.0 * i)) + i) : 1.0;
    vec3 dark = mix(ink(0x0f1c26), ink(0x46567f), pow(far, 0.75));
    vec3 warm = mix(ink(0x3a4a3a), ink(0xc98a8e), pow(far, 0.7));
    vec3 rock = mix(dark, warm, lit * 0.55) * canopy;
    float glow = exp(-3.2 * length(p - sun));
    vec3 haze = mix(mix(ink(0x7f8fb5), ink(0xe7a898), far), ink(0xffc590), saturate(glow * 1.6));
    float valley = smoothstep(0.0, mix(0.24, 0.13, far), under + 0.09 * (fbm(vec2(p.x * 3.0, p.y * 9.0) + i * 4.0, 4) - 0.5));
    float mist = mix(0.08, 0.86, pow(far, 0.85));
    mist = mix(mist, 1.0, valley * (k == 0 ? 0.25 : 0.88));
    color = mix(rock, haze * mix(0.75, 1.08, far) * (1.0 + 0.5 * glow), mist);
  }
  return color;
}
