#include "noise.glsl"
#include "shapes.glsl"
#include "path.glsl"
#include "march.glsl"

vec2 nearest(vec2 a, float d, float id) {
  return d < a.x ? vec2(d, id) : a;
}

vec2 world(vec3 p) {
  vec2 a = vec2(p.y, 0.0);
  // A wall with an arched niche that is open to the next room.
  vec3 q = p - vec3(0.95, 0, 0);
  float arch = max(abs(q.x) - 0.78, q.y - 1.75);
  arch = min(arch, length(q.xy - vec2(0, 1.75)) - 0.78);
  float wall = max(max(max(-p.z, -arch), p.z - 0.5), p.y - 3.4);
  a = nearest(a, wall, 1.0);
  a = nearest(a, 2.4 - p.z, 2.0);
  a = nearest(a, box(p - vec3(-1.25, 0.20, -0.75), vec3(0.62, 0.20, 0.42), 0.015), 3.0);
  q = p - vec3(-1.38, 0.40, -0.78);
  float r = 0.13 + 0.17 * exp(-square((q.y - 0.26) * 4.2)) + 0.05 * smoothstep(0.50, 0.66, q.y);
  a = nearest(a, max(abs(length(q.xz) - r) - 0.012, max(q.y - 0.66, -q.y)) * 0.6, 4.0);
  a = nearest(a, length(p - vec3(-0.93, 0.545, -0.92)) - 0.145, 5.0);
  float grass = length(q - vec3(0, 1.0, 0)) - 1.1;
  if (grass > 0.2) return nearest(a, grass, 6.0);
  for (int i = 0; i < 7; i++) {
    float k = float(i);
    vec3 tip = vec3(0.52 * sin(k * 2.4), 1.45 + 0.35 * cos(k * 1.7), 0.34 * cos(k * 2.4));
    vec3 mid = tip * vec3(0.3, 0.6, 0.3);
    float stem = min(capsule(q, vec3(0, 0.3, 0), mid, 0.006), capsule(q, mid, tip, 0.005));
    vec3 way = normalize(tip - mid);
    float along = dot(q - tip, way);
    float plume = length(q - tip - way * along) - 0.075 * smoothstep(0.22, -0.1, along) * smoothstep(-0.48, -0.1, along);
    if (plume < 0.1) plume += 0.05 * noise(q * 42.0) + 0.01;
    a = nearest(a, stem, 6.0);
    a = nearest(a, max(plume, abs(along + 0.12) - 0.36) * 0.45, 6.0);
  }
  return a;
}

float map(vec3 p) {
  return world(p).x;
}

Surface surfaceAt(vec3 p, vec3 n) {
  float id = world(p).y;
  float trowel = fbm(p * 2.2 + 0.6 * fbm(p * 5.0, 3), 5);
  if (id == 0.0) return Surface(ink(0xb96b45) * (0.8 + 0.4 * fbm(p.xz * vec2(2.0, 5.0), 5)), 0.75, 0.02, vec3(0));
  if (id == 1.0) return Surface(ink(0xe0a684) * (0.72 + 0.5 * trowel), 1.0, 0.0, vec3(0));
  if (id == 2.0) return Surface(ink(0x3f7f83) * (0.72 + 0.5 * trowel), 1.0, 0.0, vec3(0));
  if (id == 3.0) return Surface(ink(0xf0dfc6) * (0.85 + 0.25 * noise(p * 30.0)), 0.9, 0.0, vec3(0));
  if (id == 4.0) return Surface(ink(0x2f5a5e) * (0.8 + 0.4 * noise(p * 18.0)), 0.35, 0.04, vec3(0));
  if (id == 5.0) return Surface(ink(0xe8a13c), 0.5, 0.03, vec3(0));
  return Surface(ink(0xe9cfa0), 1.0, 0.0, vec3(0));
}

vec3 sky(vec3 d) {
  return vec3(0.80, 0.86, 1.0) * 0.55;
}

/** Palm fronds between the sun and the wall, seen from the sun. */
float fronds(vec2 p) {
  float open = 1.0;
  for (int i = 0; i < 4; i++) {
    float k = float(i);
    vec2 q = p - vec2(-2.30 + 0.25 * k, 3.05 - 0.40 * k);
    q = turn(0.05 + 0.30 * k) * q;
    q.y += 0.16 * q.x * q.x;
    float along = q.x;
    if (along < 0.0 || along > 2.6) continue;
    float reach = 0.62 * sqrt(saturate(along / 0.5)) * (1.0 - square(along / 2.65));
    float side = abs(q.y);
    float leaf = fract((along - 0.62 * side + 0.5 * side * side) * 6.5 + (q.y > 0.0 ? 0.5 : 0.0));
    float thin = 0.40 * (1.0 - side / max(reach, 0.01));
    if (side < 0.018 || (side < reach && abs(leaf - 0.5) < thin)) open = 0.0;
  }
  return open;
}

const vec3 SUN = normalize(vec3(0.62, 0.62, -0.74));
vec3 ambient(vec3 p, vec3 n) {
  return vec3(0.46, 0.36, 0.30);
}

void lamp(vec3 p, out vec3 to, out float distanceTo, out vec3 light) {
  to = normalize(SUN + 0.005 * vec3(diskSample(), random() - 0.5));
  distanceTo = 9.0;
  float t = (-2.3 - p.z) / to.z;
  vec2 seen = (p + to * t).xy - vec2(1.93, 1.6);
  float frame = step(box2(seen - vec2(-0.1, 1.3), vec2(1.9, 1.75)), 0.0) * step(0.045, abs(seen.x + 0.1));
  light = vec3(5.2, 4.1, 2.9) * (p.z > 0.45 ? 1.0 : fronds(seen) * mix(0.04, 1.0, frame));
}

vec3 shade(vec2 p) {
  return pathLight(lens(p, vec3(-0.15, 1.45, -5.6), vec3(-0.15, 1.42, 0.0), 1.45, 0.012, 4.9), 2, 20.0);
}
