#include "noise.glsl"
#include "shapes.glsl"
#include "path.glsl"
#include "march.glsl"

float steps(vec3 p, float rise, float run, float width) {
  // A staircase climbs along +x: a slope cut into treads.
  float i = clamp(floor(p.x / run), 0.0, 13.0);
  float d = 1e5;
  for (float k = -1.0; k < 2.0; k++) {
    float j = clamp(i + k, 0.0, 13.0);
    d = min(d, box(p - vec3((j + 0.5) * run, (j + 1.0) * rise * 0.5, 0), vec3(run * 0.5, (j + 1.0) * rise * 0.5, width), 0.006));
  }
  return d;
}

vec2 nearest(vec2 a, float d, float id) {
  return d < a.x ? vec2(d, id) : a;
}

vec2 world(vec3 p) {
  vec2 a = vec2(p.y, 0.0);
  a = nearest(a, steps(p - vec3(-1.4, 0, 0.2), 0.24, 0.3, 0.75), 1.0);
  a = nearest(a, box(p - vec3(1.0, 2.1, 1.35), vec3(3.4, 2.9, 0.3), 0.01), 2.0);
  float tower = box(p - vec3(2.6, 2.6, -0.1), vec3(0.75, 3.9, 1.2), 0.01);
  float door = box(p - vec3(1.9, 4.2, -0.1), vec3(0.6, 0.75, 0.42), 0.01);
  door = min(door, cylinder((p - vec3(1.9, 4.95, -0.1)).yxz, 0.42, 0.6, 0.0));
  a = nearest(a, max(tower, -door), 3.0);
  a = nearest(a, box(p - vec3(-3.1, 1.3, 0.9), vec3(1.2, 2.4, 1.0), 0.01), 4.0);
  a = nearest(a, box(p - vec3(-1.9, 3.3, 3.6), vec3(1.2, 4.4, 0.8), 0.01), 5.0);
  a = nearest(a, length(p - vec3(-2.7, 4.05, 0.3)) - 0.36, 6.0);
  return a;
}

float map(vec3 p) {
  return world(p).x;
}

Surface surfaceAt(vec3 p, vec3 n) {
  float id = world(p).y;
  vec3 c = ink(0xe58f86);
  if (id == 1.0) c = ink(0xf0a79b);
  if (id == 2.0) c = ink(0xd9577a);
  if (id == 3.0) c = ink(0xf08f6c);
  if (id == 4.0) c = ink(0x7a4fa0);
  if (id == 5.0) c = ink(0xc23f63);
  if (id == 6.0) c = ink(0xf6d9b8);
  float plaster = 0.9 + 0.14 * fbm(p * 3.0, 4) + 0.05 * noise(p * 60.0);
  float stain = 1.0 - 0.16 * smoothstep(0.5, 0.9, fbm(vec2((p.x + p.z) * 3.0, p.y * 0.6), 4));
  return Surface(c * plaster * stain, 0.9, 0.0, vec3(0));
}

vec3 sky(vec3 d) {
  return mix(ink(0x8fd0e6), ink(0x2d7fc1), smoothstep(-0.05, 0.75, d.y)) * 1.15;
}

vec3 ambient(vec3 p, vec3 n) {
  return vec3(0.42, 0.40, 0.46);
}

void lamp(vec3 p, out vec3 to, out float distanceTo, out vec3 light) {
  to = normalize(vec3(-0.62, 0.72, -0.55) + 0.008 * vec3(diskSample(), random() - 0.5));
  distanceTo = 14.0;
  light = vec3(3.3, 2.85, 2.2);
}

vec3 shade(vec2 p) {
  return pathLight(lens(p, vec3(-1.2, 1.7, -8.6), vec3(-0.1, 3.0, 0.0), 1.12, 0.01, 8.5), 4, 40.0);
}
