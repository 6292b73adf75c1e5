#include "noise.glsl"

/** Curtains of light, gathered along the ray from 100 km up to 250. */
vec3 aurora(vec3 d) {
  vec3 sum = vec3(0);
  float dither = random();
  for (int i = 0; i < 22; i++) {
    float h = (float(i) + dither) / 22.0;
    vec2 q = d.xz / max(d.y + 0.06, 0.05) * (1.0 + 0.55 * h);
    q += vec2(0.9, 0.0);
    float bend = 1.5 * noise(q * 0.55 + 3.0) + 0.35 * noise(q * 1.9 + 8.0);
    float line = q.x * 0.62 - q.y * 0.14 + bend - 1.0;
    float fold = abs(fract(line * 0.5) - 0.5) * 2.0;
    float band = exp(-fold * 8.5) * (0.25 + 1.2 * noise(vec2(q.y * 1.1 + 4.0, q.x * 0.8)));
    // Rays: fine stripes along the field lines.
    band *= 0.45 + 0.9 * noise(vec2(line * 9.0 + q.y * 6.5, 2.0));
    vec3 tint = mix(ink(0x36f59a), ink(0x1fc9c0), smoothstep(0.0, 0.30, h));
    tint = mix(tint, ink(0x8a4df0), smoothstep(0.25, 0.65, h));
    tint = mix(tint, ink(0xe03fa0), smoothstep(0.6, 1.0, h));
    sum += tint * band * exp(-2.1 * h) * smoothstep(0.0, 0.05, h);
  }
  return sum * 0.34 * smoothstep(0.02, 0.22, d.y);
}

vec3 heavens(vec3 d) {
  vec3 c = mix(ink(0x1d4a5c), ink(0x0a1230), smoothstep(0.0, 0.45, d.y)) * 0.55;
  vec2 q = d.xy / d.z * 190.0;
  vec2 star = hash2(floor(q)) - 0.5;
  float bright = pow(hash(floor(q) + 5.0), 90.0);
  c += bright * smoothstep(0.30, 0.0, length(fract(q) - 0.5 - star * 0.5)) * mix(vec3(1.0, 0.85, 0.7), vec3(0.7, 0.85, 1.0), hash(floor(q) + 3.0)) * 3.0;
  return c + aurora(d);
}

float peaks(float x) {
  return 0.05 + 0.36 * ridges(vec2(x * 1.15 + 2.4, 1.0), 6) * (0.62 + 0.5 * smoothstep(0.3, -0.6, x));
}
vec3 mountains(vec2 p, vec3 glow, float under) {
  vec2 q = vec2(p.x * 3.2 + 2.0, p.y * 4.5);
  q.x += 0.35 * noise(q * 1.7);
  float left = ridges(q + vec2(under * 3.0, 0), 5), right = ridges(q + vec2(under * 3.0 + 0.05, 0), 5);
  float lit = saturate(0.5 + (right - left) * 5.0);
  float snow = smoothstep(0.30, 0.52, fbm(q * vec2(2.0, 1.0) + 5.0, 5) + 0.16 * lit + p.y * 0.6);
  vec3 c = mix(ink(0x0e1a2b), mix(ink(0x33557d), ink(0xa9cfe0), lit), snow) * 0.55;
  return c * (0.55 + 1.5 * glow) + glow * 0.04;
}

float fir(vec2 p, float tall, float seed) {
  float y = p.y / tall;
  if (y < 0.0 || y > 1.0) return 1.0;
  float tier = fract(y * 9.0 + 0.3 * noise(vec2(p.x * 40.0, seed)));
  float wide = 0.20 * tall * (1.0 - y) * (0.55 + 0.55 * (1.0 - tier)) + 0.003;
  wide *= 0.8 + 0.4 * noise(vec2(y * 26.0 + (p.x > 0.0 ? 9.0 : 0.0), seed * 7.0));
  return abs(p.x) - wide;
}

vec3 above(vec2 p) {
  vec3 d = normalize(vec3(p.x, p.y + 0.10, 0.85));
  float line = peaks(p.x);
  vec3 c = heavens(d);
  if (p.y < line) {
    c = mountains(p, vec3(0.10, 0.42, 0.36) + 0.15 * vec3(0.5, 0.2, 0.8) * smoothstep(0.0, 0.5, p.x), line - p.y);
    c = mix(c, ink(0x2c6a72) * 0.30, 0.65 * smoothstep(0.10, 0.0, p.y));
  }
  // The far shore: a dark belt of firs, and one lit window.
  float belt = 0.012 + 0.022 * noise(vec2(p.x * 120.0, 3.0)) * (0.6 + noise(vec2(p.x * 9.0, 1.0)));
  if (p.y < belt) c = ink(0x08131c) * 0.6;
  vec2 hut = p - vec2(0.335, 0.014);
  float wall = max(abs(hut.x) - 0.020, abs(hut.y) - 0.010);
  float roof = max(abs(hut.x) * 0.62 + hut.y - 0.030, 0.008 - hut.y);
  if (roof < 0.0) c = ink(0xa9c6d6) * 0.20;
  if (wall < 0.0) c = ink(0x1a120d);
  float pane = max(abs(hut.x) - 0.0055, abs(hut.y) - 0.0045);
  if (pane < 0.0) c = ink(0xffb24a) * 3.2;
  return c + ink(0xff9a3c) * 0.30 * exp(-length(hut) * 52.0);
}

vec3 shade(vec2 p) {
  p.y += 0.13;
  vec3 c;
  if (p.y >= 0.0) c = above(p);
  else {
    float near = -p.y;
    float wind = fbm(vec2(p.x * 5.0, 2.0 / (near + 0.06)), 4) - 0.5;
    vec2 bent = vec2(p.x + wind * 0.020, near * 0.94 + wind * 0.055 * (0.25 + near) + (random() - 0.5) * 0.03 * near);
    float mirror = 0.48 + 0.42 * exp(-near * 5.0);
    c = above(max(bent, vec2(-9, 0.0))) * mirror + ink(0x06202c) * 0.25;
    c = mix(c, ink(0xbfe3ea) * 0.14, 0.5 * smoothstep(0.56, 0.74, fbm(vec2(p.x * 2.6, 1.2 / (near + 0.05)), 5)));
  }
  float bank = -0.235 + 0.07 * sin(p.x * 2.4 + 2.4) + 0.03 * noise(vec2(p.x * 4.0, 0));
  if (p.y < bank) {
    float under = bank - p.y;
    float drift = fbm(vec2(p.x * 3.0, under * 9.0), 4);
    vec3 snow = mix(ink(0x2b5d78), ink(0x8fd8cf), saturate(0.2 + 1.1 * (drift - 0.25) + 0.25 * exp(-under * 40.0)));
    c = snow * (0.32 + 0.25 * exp(-under * 16.0)) * (0.9 + 0.2 * hash(p * 900.0));
  }
  for (int i = 0; i < 9; i++) {
    float k = float(i), side = i < 5 ? -1.0 : 1.0;
    float at = side * (0.77 - 0.085 * mod(k, 5.0) * (0.8 + 0.4 * hash(k)));
    float tall = 0.17 + 0.36 * hash(k + 4.0) * (1.0 - 0.13 * mod(k, 5.0));
    vec2 q = p - vec2(at, -0.235 + 0.07 * sin(at * 2.4 + 2.4) - 0.015);
    float d = fir(q, tall, k);
    if (d > 0.0) continue;
    float tier = fract(q.y / tall * 9.0 + 0.3 * noise(vec2(q.x * 40.0, k)));
    float load = smoothstep(0.42, 0.05, tier) * smoothstep(0.30, 0.62, noise(q * 60.0 + k));
    c = mix(ink(0x07141a) * 0.8, ink(0x9fe0d8) * 0.36, load * 0.8);
  }
  return c;
}
