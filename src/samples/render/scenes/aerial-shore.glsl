#include "noise.glsl"

/** Distance to the two nearest of scattered points: foam bubbles and lace. */
vec2 cells(vec2 p) {
  vec2 near = vec2(9);
  vec2 i = floor(p);
  for (int y = -1; y <= 1; y++) {
    for (int x = -1; x <= 1; x++) {
      vec2 c = i + vec2(x, y);
      float d = length(c + 0.15 + 0.7 * hash2(c) - p);
      near = d < near.x ? vec2(d, near.x) : vec2(near.x, min(near.y, d));
    }
  }
  return near;
}
float lace(vec2 p) {
  vec2 q = p + 0.35 * vec2(noise(p * 1.7), noise(p * 1.7 + 40.0));
  vec2 c = cells(q);
  return c.y - c.x;
}

/** Approximate distance from the shore line in meters, positive at sea. */
float seaward(vec2 p) {
  vec2 q = turn(0.62) * p;
  return q.y * 1.1 + 0.30 + 0.34 * (noise(q * 1.5 + 2.0) - 0.5) + 0.14 * (noise(q * 4.1 + 9.0) - 0.5) + 0.03 * noise(q * 13.0);
}

vec3 sandColor(vec2 p, float d) {
  float dune = fbm(p * 5.0, 5);
  vec3 dry = mix(ink(0xe9cfa9), ink(0xf4e3c6), dune);
  float print = smoothstep(0.62, 0.8, noise(p * 34.0)) * smoothstep(0.35, 0.6, noise(p * 4.0 + 8.0)) * smoothstep(-0.1, -0.3, d);
  dry *= 0.86 + 0.16 * hash(p * 620.0) + 0.20 * noise(p * 150.0) - 0.16 * print;
  vec3 wet = ink(0xb08a62) * (0.9 + 0.2 * dune);
  return mix(dry, wet, smoothstep(-0.15, -0.07, d + 0.05 * (noise(p * 7.0) - 0.5)));
}

vec3 shade(vec2 p) {
  float d = seaward(p);
  vec3 sand = sandColor(p, d);
  if (d < -0.02) {
    // The film of water left by the last wave mirrors the sky.
    return sand * 1.2 + 0.16 * vec3(0.75, 0.9, 1.0) * smoothstep(-0.09, -0.02, d);
  }
  float deep = max(d, 0.0);
  float swell = fbm(turn(0.62) * p * vec2(2.5, 9.0) + 3.0, 4);
  float net = lace(p * 15.0 + 1.4 * vec2(noise(p * 9.0), noise(p * 9.0 + 20.0)));
  float caustic = pow(1.0 - saturate(net * 1.3), 5.0);
  float reef = smoothstep(0.50, 0.72, fbm(p * 3.1 + 30.0, 5)) * smoothstep(0.22, 0.5, d);
  vec3 bed = mix(sand * 1.15, ink(0x2f5d4c), reef * 0.85);
  vec3 through = exp(-deep * vec3(7.5, 1.25, 0.85));
  vec3 body = mix(ink(0x2fd0c0), ink(0x0a5f9e), smoothstep(0.05, 0.95, d + 0.12 * (swell - 0.5)));
  vec3 water = bed * through * (0.92 + 0.9 * caustic * exp(-deep * 3.0)) + body * (1.0 - exp(-deep * 3.4));
  water *= 0.9 + 0.3 * (swell - 0.4);
  float chop = fbm(turn(0.62) * p * vec2(38.0, 90.0), 4) - 0.47;
  water *= 1.0 + chop * (0.55 + 0.5 * smoothstep(0.2, 0.9, d));
  water += vec3(0.9, 1.0, 1.0) * 0.45 * pow(smoothstep(0.62, 0.80, fbm(turn(0.62) * p * vec2(34.0, 80.0) + 5.0, 4)), 2.0) * smoothstep(0.45, 0.65, noise(p * 6.0));
  // Three lines of breakers: dense at the front, torn to lace behind.
  float foam = 0.0;
  for (int i = 0; i < 3; i++) {
    float at = 0.035 + 0.17 * float(i) + 0.05 * noise(p * 2.6 + float(i) * 9.0);
    float behind = d - at;
    float wide = 0.085 + 0.05 * noise(p * 3.0 + float(i) * 4.0);
    float here = smoothstep(-0.006, 0.004, behind) * exp(-max(behind, 0.0) / wide * 2.2);
    here *= smoothstep(0.25, 0.5, noise(turn(0.62) * p * vec2(2.2, 0.8) + float(i) * 21.0) + (i == 0 ? 0.4 : 0.0));
    float holes = smoothstep(0.04, 0.55, lace(p * 22.0 + 6.0 * float(i)) * 0.6 + 0.32 * lace(p * 51.0) + 0.22 * lace(p * 117.0));
    foam = max(foam, saturate(here * 1.7 - holes * 1.05 * (1.0 - square(here))));
  }
  float edge = smoothstep(-0.02, 0.0, d);
  vec3 lit = mix(water, vec3(1.15, 1.2, 1.2) * (0.58 + 0.42 * noise(p * 70.0) + 0.28 * noise(p * 210.0)), foam);
  // Foam casts a thin shadow on the sand below.
  return mix(sand, lit, edge) * 1.15;
}
