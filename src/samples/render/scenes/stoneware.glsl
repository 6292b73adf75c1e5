#include "noise.glsl"
#include "shapes.glsl"
#include "path.glsl"
#include "march.glsl"

vec2 nearest(vec2 a, float d, float id) {
  return d < a.x ? vec2(d, id) : a;
}
/** A thrown pot: the wall follows a radius over the height, open at the top. */
float pot(vec3 p, float r, float top, float wall) {
  float side = abs(length(p.xz) - r) - wall;
  float d = max(side, max(p.y - top, -p.y)) * 0.62;
  return min(d, max(length(p.xz) - r, abs(p.y - 0.05) - 0.05) * 0.62);
}
/** The rings that fingers leave on the wheel. */
float throwing(float y) {
  return 0.0025 * sin(y * 70.0 + 3.0 * sin(y * 9.0));
}

float branch(vec3 p) {
  if (length(p - vec3(-0.15, 1.1, 0.0)) > 1.25) return length(p - vec3(-0.15, 1.1, 0.0)) - 1.15;
  float d = 9.0;
  for (int s = 0; s < 3; s++) {
    float k = float(s);
    vec3 tip = vec3(-0.62 + 0.55 * k, 1.75 + 0.25 * sin(k * 2.0), 0.22 - 0.25 * k);
    vec3 mid = tip * vec3(0.25, 0.55, 0.3);
    d = min(d, min(capsule(p, vec3(0), mid, 0.012), capsule(p, mid, tip, 0.008)));
    for (int l = 0; l < 9; l++) {
      float f = 0.28 + 0.09 * float(l);
      vec3 at = mix(mid, tip, saturate(f * 1.3 - 0.3)) + vec3(0.0, 0.02, 0);
      vec3 q = p - at;
      q.xz = turn(float(l) * 2.4 + k) * q.xz;
      q.xy = turn(0.55) * q.xy;
      d = min(d, ellipsoid(q - vec3(0.11, 0, 0), vec3(0.12, 0.012 + 0.01 * abs(q.z), 0.062)) * 0.7);
    }
  }
  return d;
}

vec2 world(vec3 p) {
  vec2 a = vec2(p.y, 0.0);
  a = nearest(a, 2.3 - p.z, 1.0);
  vec3 q = p - vec3(-1.35, 0, 0.55);
  float y = q.y;
  float r = 0.20 + 0.50 * exp(-square((y - 0.55) * 2.1)) - 0.04 * smoothstep(0.9, 1.5, y) + 0.10 * smoothstep(1.42, 1.62, y);
  a = nearest(a, pot(q, r + throwing(y), 1.6, 0.022), 2.0);
  a = nearest(a, branch(q - vec3(0, 1.05, 0)), 3.0);
  q = p - vec3(0.05, 0, -0.55);
  r = 0.30 + 0.56 * sqrt(saturate(q.y / 0.62));
  a = nearest(a, pot(q, r + throwing(q.y), 0.58, 0.020), 4.0);
  q = p - vec3(1.30, 0, 0.45);
  y = q.y;
  r = 0.46 + 0.12 * sin(y * 2.6 + 0.2) - 0.16 * smoothstep(0.75, 1.15, y) + 0.05 * smoothstep(1.1, 1.3, y);
  a = nearest(a, pot(q, r + throwing(y), 1.22, 0.022), 5.0);
  vec3 h = q - vec3(0.52, 0.72, 0);
  a = nearest(a, max(torus(h.xzy * vec3(1.0, 1.0, 0.8), 0.27, 0.042), -(h.x + 0.1)) * 0.8, 5.0);
  q = p - vec3(1.15, 0, -0.95);
  a = nearest(a, pot(q, 0.26 + 0.06 * smoothstep(0.0, 0.4, q.y) + throwing(q.y), 0.46, 0.018), 6.0);
  float fruit = length(p - vec3(-0.35, 0.45, -0.75)) - 1.05;
  if (fruit > 0.2) return nearest(a, fruit, 7.0);
  for (int i = 0; i < 3; i++) {
    vec3 at = i == 0 ? vec3(-1.02, 0.235, -0.95) : i == 1 ? vec3(-0.08, 0.55, -0.50) : vec3(0.25, 0.53, -0.66);
    q = p - at;
    q.xy = turn(i == 0 ? 1.1 : i == 1 ? 0.2 : -0.8) * q.xy;
    q.yz = turn(0.4 * float(i)) * q.yz;
    float pear = blend(length(q) - 0.235, length(q - vec3(0.02, 0.25, 0)) - 0.115, 0.16);
    pear = min(pear, capsule(q, vec3(0.02, 0.35, 0), vec3(0.06, 0.47, 0), 0.012));
    a = nearest(a, pear * 0.9, 7.0 + float(i));
  }
  return a;
}

float map(vec3 p) {
  return world(p).x;
}

vec3 glaze(vec3 color, vec3 p, float speck) {
  float pool = fbm(vec2(atan(p.x, p.z) * 3.0, p.y * 2.0), 4);
  vec3 c = color * (0.72 + 0.6 * pool);
  return mix(c, ink(0x3a2418), speck * smoothstep(0.72, 0.80, noise(p * 46.0)) * 0.8);
}

Surface surfaceAt(vec3 p, vec3 n) {
  float id = world(p).y;
  if (id == 0.0) {
    float grain = fbm(vec2(p.x * 1.2, p.z * 22.0) + 2.0 * noise(p.xz * 1.3), 5);
    return Surface(mix(ink(0x4a2c1b), ink(0x9a6238), grain) * 0.9, 0.55, 0.03, vec3(0));
  }
  if (id == 1.0) return Surface(ink(0x8d9a94) * (0.75 + 0.4 * fbm(p * 1.6, 5)), 1.0, 0.0, vec3(0));
  if (id == 2.0) return Surface(glaze(mix(ink(0x8fb3a0), ink(0x5d8a7d), smoothstep(0.9, 0.2, p.y)), p, 0.5), 0.2, 0.05, vec3(0));
  if (id == 3.0) return Surface(mix(ink(0x6f7f4a), ink(0xa8a860), noise(p * 5.0)), 0.7, 0.02, vec3(0));
  if (id == 4.0) return Surface(glaze(mix(ink(0x1f3f6e), ink(0x9c6a48), smoothstep(0.545, 0.565, p.y)), p, 0.15), 0.16, 0.05, vec3(0));
  if (id == 5.0) {
    float dip = smoothstep(0.0, 0.015, p.y - 0.52 - 0.07 * noise(vec2(atan(p.x - 1.3, p.z - 0.45) * 4.0, 2.0)));
    return Surface(mix(ink(0xa5552f) * (0.8 + 0.3 * noise(p * 60.0)), glaze(ink(0xe6d9c0), p, 0.7), dip), mix(0.9, 0.25, dip), 0.04, vec3(0));
  }
  if (id == 6.0) return Surface(glaze(ink(0xd8a23a), p, 0.4), 0.25, 0.05, vec3(0));
  vec3 skin = mix(ink(0xb9ab34), ink(0xc9602c), smoothstep(0.45, 0.75, noise(p * 3.0 + id * 5.0)));
  skin = mix(skin, ink(0x6d4a1e), 0.6 * smoothstep(0.68, 0.78, noise(p * 55.0)));
  return Surface(skin, 0.45, 0.035, vec3(0));
}

vec3 sky(vec3 d) {
  return vec3(0.10, 0.11, 0.13);
}

vec3 ambient(vec3 p, vec3 n) {
  return vec3(0.095, 0.085, 0.075) * (0.7 + 0.3 * n.y);
}

void lamp(vec3 p, out vec3 to, out float distanceTo, out vec3 light) {
  // A window of four panes on the left.
  vec2 xi = random2();
  vec2 pane = (xi - 0.5) * vec2(1.9, 2.2);
  vec3 at = vec3(-3.9, 2.5 + pane.y, -1.0 + pane.x);
  vec3 way = at - p;
  distanceTo = length(way);
  to = way / distanceTo;
  float bars = step(0.09, abs(pane.x)) * step(0.09, abs(pane.y));
  light = vec3(1.0, 0.93, 0.82) * 64.0 * bars * saturate(-dot(to, vec3(-1, 0, 0)) * -1.0) / square(distanceTo);
}

vec3 shade(vec2 p) {
  return pathLight(lens(p, vec3(0.15, 1.75, -5.4), vec3(0.0, 0.82, 0.0), 1.38, 0.045, 5.2), 2, 20.0);
}
