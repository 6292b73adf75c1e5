#include "noise.glsl"
#include "shapes.glsl"
#include "path.glsl"
#include "march.glsl"

vec3 warpInk(float i) {
  float k = mod(i, 12.0);
  if (k < 4.0) return ink(0x1f4e5f);
  if (k < 6.0) return ink(0xd9a441);
  if (k < 10.0) return ink(0x1f4e5f) * 1.15;
  return ink(0xefe3cf);
}
vec3 weftInk(float i) {
  float k = mod(i, 14.0);
  if (k < 5.0) return ink(0xc8553d);
  if (k < 7.0) return ink(0xefe3cf);
  if (k < 11.0) return ink(0xb8433a);
  return ink(0xe0a13c);
}

/** Distance to the nearest yarn of one direction, its index and the place along and around it. */
vec4 yarn(vec2 across, float y, float side) {
  float i = floor(across.x + 0.5);
  float x = across.x - i;
  // Twill: over two, under two, one step further with every yarn.
  float wave = side * clamp(1.5 * sin((across.y + i + 0.5) * PI * 0.5), -1.0, 1.0);
  float wobble = 0.05 * sin(across.y * 0.9 + i * 5.0);
  vec2 q = vec2(x + wobble, y - 0.30 * wave);
  float near = length(q) - 0.5;
  if (near > 0.12) return vec4(near * 0.8, i, across.y, 0.0);
  float a = atan(q.y, q.x);
  float twist = a * 3.0 + across.y * 4.2 + hash(i) * 6.0;
  float r = 0.40 + 0.02 * sin(across.y * 0.7 + i * 3.0) + 0.085 * abs(sin(twist * 0.5));
  r += 0.024 * noise(vec3(turn(1.4 * across.y) * q * 15.0, across.y * 1.5));
  return vec4((length(q) - r) * 0.55, i, across.y, twist);
}

float bulge(vec2 p) {
  return 0.45 * sin(p.x * 0.31 + 1.0 + 0.6 * sin(p.y * 0.23)) + 0.3 * sin(p.y * 0.37);
}

float map(vec3 p) {
  p.y -= bulge(p.xz);
  float warp = yarn(p.xz, p.y, 1.0).x;
  float weft = yarn(p.zx, p.y, -1.0).x;
  return min(min(warp, weft), p.y + 0.9);
}

Surface surfaceAt(vec3 p, vec3 n) {
  p.y -= bulge(p.xz);
  vec4 warp = yarn(p.xz, p.y, 1.0);
  vec4 weft = yarn(p.zx, p.y, -1.0);
  vec4 own = warp.x < weft.x ? warp : weft;
  vec3 color = warp.x < weft.x ? warpInk(own.y) : weftInk(own.y);
  // Fibres run along the twist; where two plies meet, little light gets in.
  float heather = 0.6 * noise(vec2(own.w * 5.0, own.z * 1.5)) + 0.4 * noise(vec2(own.w * 13.0, own.z * 3.0));
  color *= (0.62 + 0.75 * heather) * (0.55 + 0.45 * smoothstep(0.0, 0.5, abs(sin(own.w * 0.5))));
  color = mix(color, vec3(0.8), 0.05 * smoothstep(0.6, 0.9, noise(vec2(own.z * 14.0, own.w * 9.0))));
  return Surface(color, 1.0, 0.0, vec3(0));
}

vec3 sky(vec3 d) {
  return mix(vec3(0.24, 0.20, 0.18), vec3(0.62, 0.74, 0.95), saturate(0.5 + 0.5 * d.y));
}

vec3 ambient(vec3 p, vec3 n) {
  return vec3(0.10, 0.09, 0.09);
}

void lamp(vec3 p, out vec3 to, out float distanceTo, out vec3 light) {
  to = normalize(vec3(-0.75, 0.5, 0.45) + 0.16 * vec3(diskSample(), random() - 0.5));
  distanceTo = 6.0;
  light = vec3(3.6, 3.0, 2.3);
}

vec3 shade(vec2 p) {
  vec3 eye = vec3(2.2, 8.4, -6.8);
  return pathLight(lens(p, eye, vec3(0.6, 0.2, 0.4), 1.12, 0.20, 10.6), 3, 60.0);
}
