#include "noise.glsl"

vec3 leafInk(float k) {
  if (k < 0.28) return ink(0xd9541e);
  if (k < 0.46) return ink(0xb3201f);
  if (k < 0.72) return ink(0xf0a51f);
  if (k < 0.86) return ink(0x8c4a1c);
  return ink(0x9aa02c);
}

/** A maple leaf of size 1 around its stalk: negative inside; `vein` is the distance to the nearest vein. */
float maple(vec2 p, float seed, out float vein) {
  float a = atan(p.x, p.y), r = length(p);
  vein = 9.0;
  float edge = 0.0;
  for (int i = -2; i <= 2; i++) {
    float at = float(i) * 0.86 + 0.10 * (hash(vec2(seed, float(i))) - 0.5);
    float tall = i == 0 ? 1.0 : abs(i) == 1 ? 0.86 : 0.55;
    float off = abs(mod(a - at + PI, TAU) - PI);
    float lobe = tall * (1.0 - smoothstep(0.0, 0.56, off) * 0.50);
    lobe -= 0.07 * abs(sin(off * 11.0 + r * 8.0)) * smoothstep(0.02, 0.2, off);
    edge = max(edge, lobe * step(off, 0.7));
    vec2 rib = vec2(sin(at), cos(at));
    float along = dot(p, rib), across = abs(dot(p, vec2(rib.y, -rib.x)));
    vein = min(vein, along > 0.0 ? across + 0.006 * r : r);
    float side = abs(fract(along * 6.5 - across * 5.0) - 0.5) / 6.5;
    if (along > 0.05 && across < 0.24) vein = min(vein, side + 0.010);
  }
  edge = max(edge, 0.36);
  return r - edge * (0.95 + 0.05 * noise(p * 9.0 + seed));
}

/** The reflection in the pond: pale sky between dark trees. */
vec3 mirrored(vec2 p) {
  float ripple = fbm(p * vec2(4.0, 9.0) + 5.0, 4) - 0.5;
  vec2 ring = p - vec2(0.42, 0.16);
  float wave = sin(length(ring) * 95.0) * exp(-length(ring) * 5.5) * 0.035;
  vec2 q = p + vec2(0.10, 0.03) * ripple + wave * normalize(ring + 1e-4);
  float trunk = smoothstep(0.50, 0.62, noise(vec2(q.x * 5.0, q.y * 0.5 + 7.0)));
  float twigs = smoothstep(0.50, 0.60, fbm(q * vec2(6.0, 4.0) + 3.0, 5));
  vec3 sky = mix(ink(0x2f6f94), ink(0x9cc3d8), saturate(q.y + 0.55));
  vec3 c = mix(sky * 0.50, ink(0x0f2c26) * 0.5, saturate(trunk * 0.95 + twigs * 0.8));
  return mix(ink(0x08202a) * 0.6, c, smoothstep(-0.75, 0.65, q.y + 0.35 * noise(q * 1.2)));
}

vec3 shade(vec2 p) {
  float far = smoothstep(-0.1, 0.6, p.y);
  vec2 lensOffset = (random2() - 0.5) * 0.016 * square(far);
  p += lensOffset;
  vec3 color = mirrored(p);
  for (int layer = 0; layer < 4; layer++) {
    float f = float(layer);
    float size = mix(4.6, 2.5, f / 3.0);
    vec2 q = p * size * vec2(1.0, mix(1.12, 1.5, far)) + vec2(3.3, 7.1) * f;
    vec2 cell = floor(q);
    for (int y = -1; y <= 1; y++) {
      for (int x = -1; x <= 1; x++) {
        vec2 id = cell + vec2(x, y);
        float seed = hash(id + f * 19.0);
        if (hash(id + f * 7.0 + 3.0) > (layer == 3 ? 0.38 : 0.62)) continue;
        vec2 o = q - (id + 0.5 + 0.8 * (hash2(id + f * 5.0) - 0.5));
        o = turn(seed * TAU) * o / (0.44 + 0.22 * hash(id + 41.0));
        o.x *= 1.0 + 0.25 * o.y * (seed - 0.5);
        o += vec2(0, 0.25);
        if (dot(o, o) > 1.4) continue;
        float vein;
        float d = maple(o, seed * 90.0, vein);
        vec2 sunward = turn(seed * TAU) * vec2(-0.10, 0.13);
        float unused;
        float shadow = maple(o + sunward, seed * 90.0, unused);
        float stem = abs(o.x - 0.10 * o.y * o.y) - 0.016;
        if (o.y < 0.0 && o.y > -0.55) d = min(d, stem * 1.2);
        color *= 1.0 - 0.62 * smoothstep(0.12, -0.12, shadow) * smoothstep(0.0, 0.02, d);
        color += vec3(0.20, 0.30, 0.36) * 0.22 * exp(-square((d - 0.022) * 70.0)) * saturate(0.3 + noise(o * 5.0));
        if (d > 0.0) continue;
        vec3 c = leafInk(hash(id + f * 23.0 + 9.0));
        float mottle = fbm(o * 4.0 + seed * 40.0, 4);
        c = mix(c, leafInk(hash(id + 77.0)), smoothstep(0.45, 0.75, mottle) * 0.75);
        c = mix(c, ink(0x4d2413), 0.6 * smoothstep(0.62, 0.8, noise(o * 11.0 + seed * 9.0)) + 0.35 * smoothstep(-0.10, 0.0, d));
        float curl = 0.75 + 0.7 * noise(o * 1.6 + seed * 20.0);
        float relief = smoothstep(0.0, 0.03, vein);
        c = mix(c * 1.7 + 0.03, c, relief) * (0.85 + 0.3 * noise(o * 40.0));
        float wet = smoothstep(0.62, 0.76, noise(o * 2.6 + seed * 60.0)) * 0.22;
        color = c * curl * 1.15 + wet * vec3(0.55, 0.65, 0.72) * smoothstep(0.3, 0.8, noise(o * vec2(3.0, 6.0) + 9.0));
        color *= mix(0.62, 1.0, smoothstep(0.0, 2.5, f));
      }
    }
  }
  return color;
}
