#include "noise.glsl"
#include "shapes.glsl"
#include "path.glsl"

const int COUNT = 13;

const float SPIN = 0.5;

/** Positions of the macarons, and the tilt of those that lean. */
const vec4 PLACES[COUNT] = vec4[](
  vec4(-0.85, 0.33, 0.5, 0), vec4(-0.80, 0.97, 0.53, 0), vec4(-0.88, 1.61, 0.47, 0), vec4(-0.83, 2.25, 0.5, 0),
  vec4(0.65, 0.33, 0.65, 0), vec4(0.70, 0.97, 0.62, 0), vec4(0.62, 1.61, 0.66, 0), vec4(0.10, 0.62, -0.68, 1.18),
  vec4(-1.75, 0.33, -0.55, 0), vec4(1.75, 0.33, -0.40, 0), vec4(2.15, 0.64, 0.95, -1.22), vec4(-2.35, 0.33, 1.15, 0),
  vec4(-0.55, 0.33, -1.75, 0)
);
vec3 flavor(int i) {
  int k = i % 7;
  if (k == 0) return ink(0xf2a6b8);
  if (k == 1) return ink(0xb8d9a0);
  if (k == 2) return ink(0xf6d77e);
  if (k == 3) return ink(0xb9a3dc);
  if (k == 4) return ink(0x9fd4dc);
  if (k == 5) return ink(0xf4b183);
  return ink(0xe4677c);
}

/** Distance and part: 0 shell, 1 foot, 2 cream. */
vec2 macaron(vec3 p, float seed) {
  float round_ = length(p.xz), a = atan(p.x, p.z);
  vec3 q = vec3(p.x, abs(p.y), p.z);
  float dome = ellipsoid(q - vec3(0, 0.115, 0), vec3(0.62, 0.205, 0.62));
  dome = max(dome, 0.135 - q.y);
  float ruffle = abs(round_ - 0.62) < 0.08 && q.y < 0.2 ? 0.030 * noise(vec3(p.xz * 18.0, p.y * 26.0 + seed)) : 0.015;
  float foot = max(abs(q.y - 0.115) - 0.042, round_ - 0.615 - ruffle) - 0.012;
  float cream = max(q.y - 0.08, round_ - 0.55 - 0.012 * sin(a * 9.0 + seed)) - 0.015;
  vec2 d = vec2(dome - 0.012, 0.0);
  if (foot < d.x) d = vec2(foot * 0.8, 1.0);
  if (cream < d.x) d = vec2(cream, 2.0);
  return d;
}

/** Index of the macaron hit last; -1 is the table. */
int found = -1;

vec3 intoMacaron(vec3 p, int i) {
  vec4 place = PLACES[i];
  vec3 q = p - place.xyz;
  if (place.w == 0.0) return q;
  q.xz = turn(SPIN) * q.xz;
  q.xy = turn(place.w) * q.xy;
  return q;
}

float map(vec3 p) {
  return found < 0 ? p.y : macaron(intoMacaron(p, found), float(found)).x;
}

/** Only the bounding spheres of the macarons are marched; the table is a plane. */
float march(vec3 from, vec3 to, float longest) {
  float nearest = to.y < 0.0 ? -from.y / to.y : longest;
  int hit = to.y < 0.0 && nearest < longest ? -1 : -2;
  for (int i = 0; i < COUNT; i++) {
    vec3 o = from - PLACES[i].xyz;
    float b = dot(o, to), c = dot(o, o) - 0.52;
    float inside = b * b - c;
    if (inside < 0.0) continue;
    float t = max(0.0, -b - sqrt(inside)), last = min(nearest, -b + sqrt(inside));
    for (int k = 0; k < 26 && t < last; k++) {
      float d = macaron(intoMacaron(from + to * t, i), float(i)).x;
      if (d < 0.001) {
        nearest = t;
        hit = i;
        break;
      }
      t += d;
    }
  }
  if (hit == -2) return NOTHING;
  found = hit;
  return nearest;
}

bool isHidden(vec3 from, vec3 to, float longest) {
  for (int i = 0; i < COUNT; i++) {
    vec3 o = from - PLACES[i].xyz;
    float b = dot(o, to), inside = b * b - dot(o, o) + 0.52;
    if (inside < 0.0 || -b + sqrt(inside) < 0.0) continue;
    float t = max(0.004, -b - sqrt(inside));
    for (int k = 0; k < 20 && t < -b + sqrt(inside); k++) {
      float d = macaron(intoMacaron(from + to * t, i), float(i)).x;
      if (d < 0.001) return true;
      t += max(d, 0.004);
    }
  }
  return false;
}

Surface surfaceAt(vec3 p, vec3 n) {
  if (found < 0) {
    float dust = smoothstep(0.74, 0.86, noise(p.xz * 38.0)) * smoothstep(0.4, 0.7, noise(p.xz * 2.0));
    return Surface(mix(ink(0xd98ea0), ink(0xf7e0da), dust) * (0.9 + 0.12 * noise(p.xz * 6.0)), 0.5, 0.03, vec3(0));
  }
  float part = macaron(intoMacaron(p, found), float(found)).y;
  vec3 c = flavor(found);
  if (part == 0.0) c *= 0.93 + 0.12 * noise(p * 26.0) - 0.10 * smoothstep(0.70, 0.78, noise(p * 60.0));
  if (part == 1.0) c = c * 0.82 * (0.75 + 0.5 * noise(p * 60.0));
  if (part == 2.0) c = mix(c, ink(0xfff3df), 0.62);
  return Surface(c, part == 0.0 ? 0.42 : 0.8, part == 0.0 ? 0.035 : 0.01, vec3(0));
}

vec3 sky(vec3 d) {
  return mix(ink(0xe9a9b4), ink(0xfbe9e2), smoothstep(-0.1, 0.6, d.y)) * 0.55;
}

vec3 ambient(vec3 p, vec3 n) {
  return vec3(0.40, 0.31, 0.31) * (0.75 + 0.25 * n.y);
}

void lamp(vec3 p, out vec3 to, out float distanceTo, out vec3 light) {
  vec2 q = random2() - 0.5;
  vec3 at = vec3(-4.2, 4.4 + 2.0 * q.y, 1.6 + 2.2 * q.x);
  to = at - p;
  distanceTo = length(to);
  to /= distanceTo;
  light = vec3(1.0, 0.93, 0.84) * 62.0 / square(distanceTo);
}

vec3 shade(vec2 p) {
  return pathLight(lens(p, vec3(0.2, 2.0, -6.4), vec3(0.0, 0.95, 0.0), 1.42, 0.13, 6.2), 3, 30.0);
}
