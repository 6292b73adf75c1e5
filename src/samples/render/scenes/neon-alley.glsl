#include "noise.glsl"
#include "shapes.glsl"
#include "camera.glsl"

const int SIGNS = 9;
struct Sign {
  vec3 at;
  vec3 tint;
  int kind;
};

Sign sign_(int i) {
  if (i == 0) return Sign(vec3(-1.25, 2.25, 3.2), ink(0xff2f7d), 0);
  if (i == 1) return Sign(vec3(1.30, 2.75, 4.4), ink(0x20c8ff), 1);
  if (i == 2) return Sign(vec3(-1.35, 3.35, 6.4), ink(0xffa51f), 2);
  if (i == 3) return Sign(vec3(1.35, 1.75, 7.2), ink(0xff4a2f), 3);
  if (i == 4) return Sign(vec3(-1.40, 1.85, 9.5), ink(0x39f0a8), 1);
  if (i == 5) return Sign(vec3(1.40, 3.15, 11.5), ink(0xc04cff), 0);
  if (i == 6) return Sign(vec3(-1.45, 3.0, 15.0), ink(0x3f7bff), 3);
  if (i == 7) return Sign(vec3(1.45, 2.1, 17.0), ink(0xffd23f), 2);
  return Sign(vec3(0.1, 2.6, 24.0), ink(0xff7fb0), 0);
}

/** Distance to a sign's tube, in the plane of the sign. */
float tube(vec2 p, int kind) {
  float frame = abs(box2(p, vec2(0.46, 0.66)) - 0.03);
  if (kind == 0) {
    float ring = abs(length(p - vec2(0, 0.12)) - 0.34);
    float cup = abs(length(p - vec2(0, 0.12)) - 0.19);
    return min(min(ring, p.y < 0.12 ? cup : 9.0), min(segment(p, vec2(-0.4, -0.42), vec2(0.4, -0.42)), segment(p, vec2(-0.25, -0.54), vec2(0.25, -0.54))));
  }
  if (kind == 1) {
    float wave = 9.0;
    for (float k = -1.0; k <= 1.0; k++) wave = min(wave, abs(p.y - 0.34 * k - 0.08 * sin(p.x * 14.0)) * 0.7);
    return min(frame, abs(p.x) < 0.33 ? wave : 9.0);
  }
  if (kind == 2) {
    float a = abs(mod(atan(p.x, p.y) + 0.6283, 1.2566) - 0.6283), r = length(p);
    float star = abs(r * cos(a) + r * sin(a) * 0.9 - 0.30) * 0.75;
    return min(star, abs(r - 0.50));
  }
  float bolt = min(segment(p, vec2(0.18, 0.52), vec2(-0.16, 0.04)), segment(p, vec2(-0.16, 0.04), vec2(0.14, 0.04)));
  return min(min(frame, bolt), segment(p, vec2(0.14, 0.04), vec2(-0.18, -0.52)));
}

/** A person walking away under an umbrella. */
float walker(vec2 p) {
  float d = length((p - vec2(0.01, 1.50)) * vec2(1.15, 1.0)) - 0.115;
  float coat = max(abs(p.x + 0.03 * p.y) - mix(0.24, 0.13, smoothstep(0.45, 1.30, p.y)) - 0.05 * smoothstep(1.1, 1.3, p.y), abs(p.y - 0.93) - 0.46) - 0.05;
  d = blend(d, coat, 0.12);
  d = min(d, min(segment(p, vec2(-0.08, 0.65), vec2(-0.12, 0.04)), segment(p, vec2(0.08, 0.65), vec2(0.11, 0.08))) - 0.065);
  vec2 u = p - vec2(0.10, 1.62);
  float dome = max(length(u / vec2(0.72, 0.44)) - 1.0, -u.y * 3.0) * 0.44;
  d = min(d, dome);
  return min(d, segment(p, vec2(0.10, 1.1), vec2(0.10, 2.1)) - 0.012);
}

/** Light of all signs on a surface. */
vec3 spill(vec3 p, vec3 n) {
  vec3 sum = vec3(0.020, 0.022, 0.050);
  for (int i = 0; i < SIGNS; i++) {
    Sign s = sign_(i);
    vec3 way = s.at - p;
    float d2 = dot(way, way);
    sum += s.tint * (0.25 + 0.75 * saturate(dot(n, way) * inversesqrt(d2))) * 0.62 / (0.16 + d2);
  }
  return sum;
}

vec3 wallColor(vec3 p, vec3 n) {
  vec2 q = vec2(p.z * 1.6, p.y * 4.2);
  q.x += 0.5 * mod(floor(q.y), 2.0);
  vec2 f = abs(fract(q) - 0.5);
  float joint = smoothstep(0.40, 0.48, max(f.x * 0.96, f.y));
  vec3 c = mix(ink(0x6b5f66) * (0.5 + 0.8 * hash(floor(q) + 9.0)), ink(0x2a262c), joint);
  c *= 0.6 + 0.7 * fbm(p.yz * 2.0, 4);
  float bay = mod(p.z, 3.4);
  if (p.y < 1.7 && bay > 0.8 && bay < 2.9) {
    float slats = 0.35 + 0.35 * smoothstep(0.2, 0.5, abs(fract(p.y * 12.0) - 0.5));
    c = ink(0x46525e) * slats;
  }
  if (abs(p.y - 3.9) < 0.8 && bay > 1.2 && bay < 2.4) {
    c = ink(0x12151c);
    if (hash(vec2(floor(p.z / 3.4), step(0.0, n.x))) > 0.45) return c + ink(0xffb765) * (0.35 + 0.5 * noise(p.yz * 3.0));
  }
  return c * spill(p, n) * 6.5;
}

vec3 fogColor(vec3 d) {
  return mix(ink(0x3a1f5c), ink(0x0e1638), saturate(d.y * 2.0 + 0.25)) * 1.1;
}

/** What a ray hits besides the ground. `soft` widens the tubes for reflections in rough water. */
vec3 alley(vec3 from, vec3 to, float longest, float soft, out float t) {
  float side = to.x > 0.0 ? 1.0 : -1.0;
  t = (side * 2.0 - from.x) / to.x;
  vec3 p = from + to * t;
  vec3 c = fogColor(to);
  if (p.y < 7.5 && p.z < 60.0) c = mix(c, wallColor(p, vec3(-side, 0, 0)), exp(-0.055 * t));
  t = min(t, longest);
  float tw = (6.6 - from.z) / to.z;
  if (tw > 0.0 && tw < t) {
    vec3 w = from + to * tw;
    float d = walker(w.xy - vec2(0.15, 0));
    float rim = exp(-square((d + 0.015) * 42.0));
    vec3 person = vec3(0.010, 0.011, 0.018) + 0.35 * rim * smoothstep(0.9, 1.8, w.y) * spill(w + vec3(0, 0, 1.0), normalize(vec3(w.x, 0.4, 1)));
    c = mix(c, person, smoothstep(0.012, -0.004, d));
    if (d < 0.0) t = tw;
  }
  for (int i = SIGNS - 1; i >= 0; i--) {
    Sign s = sign_(i);
    float ts = (s.at.z - from.z) / to.z;
    if (ts < 0.0 || ts > longest) continue;
    vec3 q = from + to * ts;
    float hidden = ts > tw && tw > 0.0 && walker((from + to * tw).xy - vec2(0.15, 0)) < 0.0 ? 0.0 : 1.0;
    float d = tube(q.xy - s.at.xy, s.kind);
    float board = box2(q.xy - s.at.xy, vec2(0.52, 0.72));
    if (board < 0.0 && ts < t) c = mix(c, ink(0x101018) * 0.3 + s.tint * 0.03, 0.75 * hidden);
    float core = smoothstep(0.024 + soft, 0.010, d) * 0.02 / (0.02 + soft);
    float flicker = 0.85 + 0.3 * noise(q.xy * 6.0);
    vec3 glow = s.tint * (0.55 * exp(-d * 17.0) + 0.16 * exp(-max(board, 0.0) * 1.9));
    c += hidden * exp(-0.03 * ts) * flicker * (core * mix(s.tint, vec3(1), 0.45) * 5.0 + glow);
  }
  return c;
}

vec3 shade(vec2 p) {
  Ray ray = lens(p, vec3(-0.12, 1.15, -2.2), vec3(0.02, 1.62, 6.0), 1.02, 0.035, 8.6);
  float ground = ray.to.y < 0.0 ? -ray.from.y / ray.to.y : 1e4;
  float t;
  vec3 c = alley(ray.from, ray.to, ground, 0.0, t);
  if (ground > 1e3 || t < ground) return c;
  vec3 g = ray.from + ray.to * ground;
  // Water collects in the dips; elsewhere the asphalt is wet and rough.
  float puddle = smoothstep(0.47, 0.56, fbm(g.xz * vec2(0.9, 0.55) + 4.0, 4));
  vec2 stone = vec2(noise(g.xz * 46.0), noise(g.xz * 46.0 + 33.0)) - 0.5;
  vec2 ripple = vec2(noise(g.xz * 9.0), noise(g.xz * 9.0 + 51.0)) - 0.5;
  // Rough water smears lights towards the viewer more than sideways.
  vec2 tilt = mix(stone * vec2(0.08, 0.16) + (random2() - 0.5) * vec2(0.035, 0.22), ripple * 0.014 + (random2() - 0.5) * vec2(0.004, 0.03), puddle);
  vec3 n = normalize(vec3(tilt.x, 1.0, tilt.y));
  vec3 away = reflect(ray.to, n);
  away.y = abs(away.y);
  float mirror = mix(0.62, 1.0, puddle) * (0.30 + 0.70 * pow(1.0 - saturate(-dot(ray.to, n)), 2.2));
  float far;
  vec3 seen = alley(g, away, 1e4, mix(0.16, 0.02, puddle), far);
  vec3 tar = ink(0x2b2b33) * (0.5 + stone.x) * spill(g, n) * 3.0;
  return mix(tar * mix(1.0, 0.4, puddle), seen, mirror);
}
