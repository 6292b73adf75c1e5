#include "noise.glsl"
#include "camera.glsl"

const vec3 SUN = normalize(vec3(0.30, 0.115, 1.0));

float land(vec2 p) {
  return 1.5 * noise(p * 0.028 + 7.0) * smoothstep(6.0, 60.0, p.y);
}
/** 1 in the middle of a row of bushes, 0 between. */
float row(vec2 p) {
  float x = p.x + 0.35 * sin(p.y * 0.05);
  return 0.5 + 0.5 * cos(x * TAU / 1.5);
}
float bushes(vec2 p) {
  float r = smoothstep(0.10, 0.75, row(p));
  return land(p) + r * (0.40 + 0.16 * noise(p * vec2(1.2, 1.9)) + 0.16 * noise(p * 5.0));
}
float spikes(vec2 p, float t) {
  float fade = exp(-0.10 * t);
  return fade * (0.12 * noise(p * 17.0) + 0.15 * noise(p * 48.0));
}

vec3 skyColor(vec3 d) {
  float up = saturate(d.y * 2.6);
  vec3 c = mix(ink(0xffc078), ink(0xf29a94), smoothstep(0.0, 0.30, up));
  c = mix(c, ink(0x8c86c6), smoothstep(0.22, 0.75, up));
  c = mix(c, ink(0x4c6bb3), smoothstep(0.7, 1.2, up));
  vec2 q = d.xz / (d.y + 0.10);
  float cloud = smoothstep(0.46, 0.80, fbm(q * vec2(0.55, 0.42) + 12.0, 6));
  vec3 lit = mix(ink(0xb56a92), ink(0xffd0a0) * 1.3, saturate(dot(d, SUN) * 1.6 - 0.55 + 0.4 * cloud));
  c = mix(c, lit, cloud * 0.75 * smoothstep(0.02, 0.14, d.y));
  float s = saturate(dot(d, SUN));
  return c + vec3(1.2, 0.62, 0.25) * pow(s, 22.0) + vec3(9.0, 6.2, 3.2) * smoothstep(0.99955, 0.9997, s);
}

float hills(float x, float k) {
  return 0.012 + 0.020 * (1.0 - k) + (0.05 + 0.035 * k) * noise(vec2(x * (2.2 - k) + k * 9.0, k));
}
float tree(vec2 p) {
  float crown = length(p * vec2(1.0, 1.18) - vec2(0, 0.055)) - 0.034;
  crown = min(crown, length(p - vec2(0.018, 0.034)) - 0.024);
  crown += 0.018 * (fbm(p * 90.0, 4) - 0.5) * 2.0;
  return min(crown, max(abs(p.x) - 0.0035, abs(p.y - 0.015) - 0.03));
}

vec3 shade(vec2 p) {
  Ray ray = lens(p, vec3(0.28, 1.75, 0.0), vec3(0.35, 1.42, 10.0), 0.92, 0.022, 7.0);
  vec3 sky = skyColor(ray.to);
  float azimuth = ray.to.x / ray.to.z, up = ray.to.y / ray.to.z;
  for (int k = 0; k < 3; k++) {
    float f = float(k) * 0.5;
    if (up < hills(azimuth, 1.0 - f)) {
      vec3 near = mix(ink(0xd98f8a), ink(0x4b4670), f);
      float wood = 0.75 + 0.5 * fbm(vec2(azimuth * 30.0, up * 120.0) + f * 9.0, 4);
      sky = mix(near * wood, ink(0xffb98a), 0.45 * (1.0 - f) + 0.40 * exp(-abs(azimuth - 0.30) * 4.0));
    }
  }
  vec2 t2 = vec2(azimuth + 0.40, up - 0.012);
  if (tree(t2) < 0.0) sky = mix(ink(0x2a2433), ink(0x8a4a3a), smoothstep(-0.02, 0.03, t2.x) * 0.5);

  float t = 0.8, before = 0.0;
  bool found = false;
  for (int i = 0; i < 110; i++) {
    vec3 q = ray.from + ray.to * t;
    float clear = q.y - land(q.xz) - 1.05;
    if (clear > 0.15) {
      t += clear;
      continue;
    }
    float d = q.y - bushes(q.xz) - spikes(q.xz, t);
    if (d < 0.002 * t) { found = true; break; }
    t += max(0.004 * t, d * 0.42);
    if (t > 75.0) break;
  }
  if (!found && ray.to.y > -0.012) return sky;
  vec3 q = ray.from + ray.to * t;
  float e = 0.02 + 0.004 * t;
  vec3 n = normalize(vec3(bushes(q.xz - vec2(e, 0)) - bushes(q.xz + vec2(e, 0)), 2.0 * e, bushes(q.xz - vec2(0, e)) - bushes(q.xz + vec2(0, e))));
  float r = row(q.xz);
  float deep = saturate((q.y - land(q.xz)) / 0.75);
  float bloom = smoothstep(0.28, 0.62, deep);
  vec3 flower = mix(ink(0x5d3fa8), ink(0xb48be6), noise(q.xz * 23.0));
  flower = mix(flower, ink(0xd86fb8), 0.45 * smoothstep(0.5, 0.8, noise(q.xz * 2.3)));
  vec3 stalk = mix(ink(0x3c5a3a), ink(0x7f9450), noise(q.xz * 31.0));
  vec3 soil = ink(0x7a4d3a) * (0.6 + 0.7 * fbm(q.xz * 6.0, 4));
  vec3 c = mix(soil, mix(stalk, flower, bloom), smoothstep(0.06, 0.26, r));
  // Backlit: the tops glow, the sides that face the camera stay blue.
  float back = pow(saturate(dot(ray.to, SUN)), 3.0);
  float lit = saturate(dot(n, SUN) * 1.3 + 0.10);
  float top = smoothstep(0.45, 1.0, deep + 0.25 * noise(q.xz * 43.0));
  vec3 light = vec3(3.2, 1.75, 0.9) * lit * (0.25 + 0.75 * top) + vec3(2.6, 1.3, 0.75) * back * top * 0.9;
  light += vec3(0.36, 0.34, 0.62) * (0.25 + 0.75 * deep);
  c *= light * mix(1.0, 0.45 + 1.0 * noise(vec2(q.x * 75.0, q.z * 40.0 + q.y * 8.0)), exp(-0.09 * t));
  vec3 haze = mix(ink(0xd99aa8), ink(0xffc28a), back) * (0.9 + 0.9 * back);
  return mix(c, haze, 1.0 - exp(-0.0145 * t));
}
