#include "noise.glsl"
#include "camera.glsl"

vec3 spiceInk(float k) {
  if (k < 1.0) return ink(0xe8a317);
  if (k < 2.0) return ink(0xb8321b);
  if (k < 3.0) return ink(0x6d7f2e);
  if (k < 4.0) return ink(0x7c4a24);
  if (k < 5.0) return ink(0xd9622a);
  if (k < 6.0) return ink(0x6a2145);
  if (k < 7.0) return ink(0xe7cf9b);
  return ink(0x3a4a86);
}

const float ACROSS = 1.12;
/** The bowl at `p`: its cell, and the position of `p` within it. */
vec2 cellOf(vec2 p, out vec2 o) {
  float line = floor(p.y / ACROSS);
  float shift = 0.5 * mod(line, 2.0);
  vec2 id = vec2(floor(p.x / ACROSS + shift), line);
  o = p - (id + 0.5 - vec2(shift, 0)) * ACROSS;
  return id;
}
float kindOf(vec2 id) {
  return mod(id.x * 3.0 + id.y * 5.0 + floor(id.y * 0.5) + 32.0, 8.0);
}

const float RIM = 0.49;
float height(vec2 p) {
  vec2 o;
  vec2 id = cellOf(p, o);
  float r = length(o);
  float seed = hash(id);
  float rim = 0.30 + 0.055 - square((r - RIM) / 0.05) * 0.03;
  if (r > RIM + 0.035) return max(0.0, 0.30 - (r - RIM - 0.035) * 9.0);
  if (r > RIM - 0.045) return rim;
  // Powder lies at its angle of repose, with a rounded tip and small slides.
  float slide = 0.05 * (noise(vec2(atan(o.x, o.y) * 3.0 + seed * 40.0, r * 3.0)) - 0.5);
  float cone = 0.27 + (0.62 + 0.22 * seed) * (0.42 - sqrt(r * r + 0.0035)) + slide * smoothstep(0.03, 0.3, r);
  return max(cone, 0.26);
}
float grain(vec2 p, out float coarse) {
  vec2 o;
  float k = kindOf(cellOf(p, o));
  coarse = k == 2.0 || k == 5.0 || k == 7.0 ? 1.0 : 0.0;
  if (length(o) > RIM - 0.045) return 0.0;
  float fine = 0.007 * noise(p * 130.0) + 0.010 * noise(p * 42.0);
  return mix(fine, 0.040 * noise(p * 38.0) + 0.018 * noise(p * 90.0), coarse);
}
float surface(vec2 p) {
  float coarse;
  return height(p) + grain(p, coarse);
}

const vec3 SUN = normalize(vec3(-0.72, 0.62, 0.30));

vec3 shade(vec2 p) {
  Ray ray = lens(p, vec3(0.55, 3.05, -3.9), vec3(0.35, 0.28, 0.15), 1.38, 0.085, 4.6);
  float t = (1.0 - ray.from.y) / ray.to.y;
  for (int i = 0; i < 80; i++) {
    vec3 q = ray.from + ray.to * t;
    float d = q.y - surface(q.xz);
    if (d < 0.001 * t) break;
    t += d * 0.33;
  }
  vec3 q = ray.from + ray.to * t;
  vec2 o;
  vec2 id = cellOf(q.xz, o);
  float r = length(o), k = kindOf(id), coarse;
  grain(q.xz, coarse);
  vec2 e = vec2(0.006, 0);
  vec3 n = normalize(vec3(surface(q.xz - e.xy) - surface(q.xz + e.xy), 2.0 * e.x, surface(q.xz - e.yx) - surface(q.xz + e.yx)));
  vec3 c;
  float gloss = 0.0;
  if (r < RIM - 0.045) {
    c = spiceInk(k) * (0.72 + 0.5 * noise(q.xz * 34.0));
    vec3 other = k == 5.0 ? ink(0xd07a8f) : k == 2.0 ? ink(0xb9b36a) : k == 7.0 ? ink(0x8aa0d8) : spiceInk(k) * 1.5;
    c = mix(c, other, coarse * 0.75 * smoothstep(0.55, 0.75, noise(q.xz * 38.0 + 5.0)));
    c = mix(c, spiceInk(k) * 0.45, 0.5 * smoothstep(0.68, 0.78, noise(q.xz * 95.0)));
  } else if (r < RIM + 0.09) {
    // Hammered copper and brass.
    vec3 metal = mod(id.x + id.y, 2.0) < 1.0 ? ink(0xc98a4b) : ink(0xb5623a);
    c = metal * (0.65 + 0.5 * noise(vec2(atan(o.x, o.y) * 14.0, r * 30.0)));
    gloss = 1.0;
  } else {
    float fold = noise(q.xz * vec2(3.0, 1.3) + 8.0);
    c = mix(ink(0x17323f), ink(0x2c5563), fold) * (0.85 + 0.25 * sin(q.x * 260.0) * sin(q.z * 260.0));
  }
  vec3 to = normalize(SUN + 0.05 * vec3(diskSample(), random() - 0.5));
  float open = 1.0, s = 0.02;
  for (int i = 0; i < 26; i++) {
    vec3 w = q + n * 0.006 + to * s;
    float d = w.y - height(w.xz);
    if (d < 0.0) { open = 0.0; break; }
    s += max(0.018, d * 0.5);
    if (w.y > 0.85) break;
  }
  float nearby = 0.0;
  for (int i = 0; i < 4; i++) {
    float a = TAU * (float(i) + random()) * 0.25;
    nearby += saturate((height(q.xz + 0.16 * vec2(cos(a), sin(a))) - q.y) * 4.0);
  }
  float hollow = 1.0 - 0.20 * nearby;
  vec3 light = vec3(3.0, 2.45, 1.8) * saturate(dot(n, to)) * open + vec3(0.30, 0.34, 0.44) * (0.4 + 0.6 * n.y) * hollow + vec3(0.22, 0.12, 0.06) * saturate(-n.x);
  vec3 mid = normalize(to - ray.to);
  vec3 lit = c * light + gloss * open * vec3(2.4, 1.8, 1.1) * pow(saturate(dot(n, mid)), 30.0) + gloss * c * 0.25 * pow(1.0 - saturate(-dot(n, ray.to)), 2.0);
  return lit;
}
