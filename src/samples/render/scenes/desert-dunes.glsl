#include "noise.glsl"
#include "camera.glsl"

const vec3 SUN = normalize(vec3(-0.84, 0.22, 0.18));

/** A dune rises slowly on the windward side and drops at the crest. */
float dune(float x) {
  float f = fract(x);
  return f < 0.72 ? smoothstep(0.0, 0.74, f) : 1.0 - smoothstep(0.0, 1.0, (f - 0.72) / 0.28);
}
float height(vec2 p) {
  float bend = 2.2 * noise(p * 0.09) + 0.9 * noise(p * 0.21 + 9.0);
  float tall = 0.35 + 0.9 * noise(p * 0.07 + 3.0);
  float h = 2.6 * tall * dune(p.x * 0.085 + p.y * 0.03 + bend * 0.42);
  h += 0.7 * noise(p * 0.16 + 20.0) * dune(p.x * 0.2 - p.y * 0.07 + bend * 0.8 + 0.3);
  return h;
}
float ripples(vec2 p) {
  float bend = 3.0 * noise(p * 0.6) + 1.2 * noise(p * 1.7);
  return 0.013 * sin(p.x * 17.0 + p.y * 5.0 + bend * 2.6) * smoothstep(0.2, 0.6, noise(p * 0.35 + 4.0));
}

vec3 skyColor(vec3 d) {
  float glow = pow(saturate(dot(d, SUN)), 6.0);
  vec3 high = mix(ink(0xffc088), ink(0xe59a9f), smoothstep(-0.03, 0.07, d.y));
  high = mix(high, ink(0x7f8fc4), smoothstep(0.05, 0.17, d.y));
  high = mix(high, ink(0x1a5590), smoothstep(0.14, 0.33, d.y));
  return high * 1.05 + glow * vec3(0.9, 0.5, 0.24);
}

float march(vec3 from, vec3 to) {
  float t = 0.1;
  for (int i = 0; i < 150; i++) {
    vec3 p = from + to * t;
    float d = p.y - height(p.xz);
    if (d < 0.0015 * t) return t;
    t += d * 0.5;
    if (t > 150.0) return -1.0;
  }
  return t;
}

float sunlight(vec3 p) {
  vec3 to = normalize(SUN + 0.012 * vec3(diskSample(), random() - 0.5));
  float t = 0.06;
  for (int i = 0; i < 50; i++) {
    vec3 q = p + to * t;
    float d = q.y - height(q.xz);
    if (d < 0.002) return 0.0;
    t += max(0.04, d * 0.7);
    if (q.y > 5.2) break;
  }
  return 1.0;
}

vec3 shade(vec2 p) {
  vec3 eye = vec3(0.0, 4.3, -9.0);
  Ray ray = lens(vec2(-p.x, p.y), eye, vec3(1.6, 2.1, 6.0), 1.15, 0.004, 13.0);
  float t = march(ray.from, ray.to);
  vec3 sky = skyColor(ray.to);
  if (t < 0.0) return sky;
  vec3 q = ray.from + ray.to * t;
  vec2 e = vec2(0.012 + 0.0015 * t, 0);
  float fade = exp(-0.045 * t);
  #define GROUND(o) (height(q.xz + o) + fade * ripples(q.xz + o))
  vec3 n = normalize(vec3(GROUND(-e.xy) - GROUND(e.xy), 2.0 * e.x, GROUND(-e.yx) - GROUND(e.yx)));
  float sparkle = 0.9 + 0.2 * hash(floor(q * 60.0)) * fade;
  vec3 sand = mix(ink(0xcf7a3c), ink(0xe09a5a), noise(q.xz * 0.3)) * sparkle;
  float lit = saturate(dot(n, SUN));
  // Sand scatters forwards a little: the terminator is warm and soft.
  vec3 sun = vec3(3.4, 2.2, 1.25) * smoothstep(-0.02, 0.75, lit) * sunlight(q);
  vec3 shadow = mix(vec3(0.30, 0.20, 0.75), vec3(0.24, 0.32, 1.10), 0.5 + 0.5 * n.y) * 0.9;
  vec3 bounce = vec3(0.34, 0.17, 0.07) * saturate(0.5 - 0.5 * dot(n, SUN));
  vec3 color = sand * (sun + shadow + bounce);
  return mix(sky * 1.02, color, exp(-0.000012 * t * t * t - 0.002 * t));
}
