#include "noise.glsl"

vec3 lampInk(float k) {
  if (k < 0.30) return ink(0xffa640);
  if (k < 0.48) return ink(0xff5a36);
  if (k < 0.62) return ink(0xffe2b0);
  if (k < 0.76) return ink(0x2fb7ff);
  if (k < 0.88) return ink(0xff3d8b);
  return ink(0x38e0b0);
}

/** The street far out of focus: every lamp is a disk with a brighter rim. */
vec3 street(vec2 p) {
  vec3 c = mix(ink(0x0d1740), ink(0x241a56), smoothstep(-0.3, 0.5, p.y)) * 0.8;
  c += ink(0xe8793a) * 0.25 * exp(-18.0 * square(p.y + 0.06)) * (0.6 + 0.6 * noise(p * 3.0));
  for (int layer = 0; layer < 4; layer++) {
    float f = float(layer);
    float size = 2.6 + 1.5 * f;
    vec2 q = p * size + vec2(f * 7.7, f * 3.1);
    vec2 cell = floor(q);
    for (int y = -1; y <= 1; y++) {
      for (int x = -1; x <= 1; x++) {
        vec2 id = cell + vec2(x, y);
        vec2 r = hash2(id + f * 31.0);
        vec2 at = id + 0.5 + 0.8 * (r - 0.5);
        vec2 away = q - at;
        if (dot(away, away) > 0.23) continue;
        float height = (at.y - f * 3.1) / size;
        // Most lamps hang along the street; a few windows are above it.
        float likely = exp(-11.0 * square(height + 0.05)) * 0.85 + 0.10;
        if (hash(id * 1.7 + f * 13.0 + 5.0) > likely) continue;
        float d = length(away), radius = 0.30 + 0.16 * hash(id + 71.0);
        float disk = smoothstep(radius, radius - 0.05, d) * (0.55 + 0.75 * smoothstep(radius * 0.55, radius, d));
        float strong = (0.30 + 2.0 * square(hash(id + 91.0))) * (layer == 0 ? 0.55 : 1.0);
        c += lampInk(hash(id + 17.0)) * disk * strong * 0.85;
      }
    }
  }
  return c;
}

/** One layer of drops: height of the water above the pane. */
float drops(vec2 p, float size, float share, float seed) {
  vec2 q = p * size;
  vec2 cell = floor(q);
  float h = 0.0;
  for (int y = -1; y <= 1; y++) {
    for (int x = -1; x <= 1; x++) {
      vec2 id = cell + vec2(x, y);
      if (hash(id + seed) > share) continue;
      vec2 r = hash2(id * 1.3 + seed);
      float radius = 0.12 + 0.30 * square(hash(id + seed + 7.0));
      vec2 o = q - (id + 0.5 + 0.5 * (r - 0.5));
      if (dot(o, o) > 2.2 * radius * radius) continue;
      o += 0.06 * vec2(noise(q * 4.0 + seed), noise(q * 4.0 + seed + 9.0));
      o.y *= o.y > 0.0 ? 0.72 : 1.0;
      h = max(h, sqrt(max(0.0, 1.0 - dot(o, o) / square(radius))) * radius / size);
    }
  }
  return h;
}

/** A drop that ran down, and the broken trail it left above itself. */
float runs(vec2 p, float seed) {
  float column = floor(p.x * 9.0);
  float h = 0.0;
  for (float k = -1.0; k <= 1.0; k++) {
    float id = column + k;
    if (hash(vec2(id, seed)) > 0.42) continue;
    float end = hash(vec2(id, seed + 3.0)) * 1.1 - 0.6;
    float x = (id + 0.5 + 0.5 * (hash(vec2(id, seed + 5.0)) - 0.5)) / 9.0;
    x += 0.016 * (noise(vec2(p.y * 5.0, id)) - 0.5) + 0.006 * (noise(vec2(p.y * 17.0, id)) - 0.5);
    vec2 o = (p - vec2(x, end)) / vec2(1.0, 1.35);
    h = max(h, sqrt(max(0.0, square(0.021) - dot(o, o))) * 0.9);
    if (p.y > end) {
      float wide = 0.0085 * smoothstep(0.9, 0.0, p.y - end) * (0.4 + noise(vec2(p.y * 23.0, id * 3.0)));
      h = max(h, 0.6 * sqrt(max(0.0, square(wide) - square(p.x - x))));
    }
  }
  return h;
}

float water(vec2 p) {
  float h = max(drops(p, 46.0, 0.62, 1.0), drops(p, 23.0, 0.34, 2.0));
  h = max(h, drops(p, 12.0, 0.22, 3.0));
  return max(h, runs(p, 11.0));
}

vec3 shade(vec2 p) {
  vec2 e = vec2(0.0009, 0);
  float h = water(p);
  float inside = smoothstep(0.0, 0.0012, h);
  vec3 fog = street(p + 0.02 * (random2() - 0.5)) * 0.80 + vec3(0.012, 0.016, 0.03);
  if (inside == 0.0) return fog;
  vec2 slope = vec2(water(p + e.xy) - h, water(p + e.yx) - h) / e.x;
  // A drop is a tiny wide-angle lens: it shows the street upside down.
  vec2 bent = p * 0.35 - slope * 0.36;
  vec3 seen = street(bent) * 1.05;
  float rim = smoothstep(1.0, 2.6, length(slope));
  seen *= 1.0 - 0.75 * rim;
  seen += vec3(0.9, 0.95, 1.0) * 0.5 * smoothstep(0.86, 0.97, dot(normalize(vec3(-slope, 1.0)), normalize(vec3(-0.45, 0.6, 0.7))));
  return mix(fog, seen, inside);
}
