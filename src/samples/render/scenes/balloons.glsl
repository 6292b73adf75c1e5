#include "noise.glsl"

struct Balloon {
  vec2 at;
  float size;
  int look;
};
const int BALLOONS = 9;
Balloon balloon(int i) {
  if (i == 0) return Balloon(vec2(0.33, 0.70), 0.030, 2);
  if (i == 1) return Balloon(vec2(-0.37, 0.42), 0.036, 4);
  if (i == 2) return Balloon(vec2(0.22, 0.36), 0.026, 1);
  if (i == 3) return Balloon(vec2(-0.06, 0.50), 0.030, 3);
  if (i == 4) return Balloon(vec2(0.02, 0.86), 0.048, 0);
  if (i == 5) return Balloon(vec2(0.36, 0.50), 0.066, 4);
  if (i == 6) return Balloon(vec2(-0.37, 0.80), 0.082, 3);
  if (i == 7) return Balloon(vec2(0.19, 0.60), 0.105, 1);
  return Balloon(vec2(-0.17, 0.625), 0.178, 0);
}

vec3 cloth(int look, float gore, float y) {
  float band = floor((y + 1.0) * 5.0 + 0.25 * sin(gore * 3.0));
  float k = mod(gore, 4.0);
  if (look == 0) return y < -0.35 && y > -0.52 ? ink(0xfff0d8) : k < 1.0 ? ink(0xe2452f) : k < 2.0 ? ink(0xf6b23c) : k < 3.0 ? ink(0x1f7f86) : ink(0xfbe8c8);
  if (look == 1) return mod(gore + band, 2.0) < 1.0 ? ink(0x1d5f8f) : ink(0xf7e6cf);
  if (look == 2) return mod(gore, 2.0) < 1.0 ? ink(0xd93a5b) : ink(0xffd9a0);
  if (look == 3) return abs(y - 0.05) < 0.22 ? (mod(gore, 2.0) < 1.0 ? ink(0xf2a03c) : ink(0xd94f3a)) : ink(0x6a3d7c);
  return y > 0.35 ? ink(0xf4c04a) : y > -0.15 ? ink(0xee7f4b) : ink(0xc23f57);
}

vec3 skyColor(vec2 p) {
  vec3 c = mix(ink(0xffd9a3), ink(0xf9b9a0), smoothstep(0.0, 0.38, p.y));
  c = mix(c, ink(0x9fb4d6), smoothstep(0.28, 0.95, p.y));
  c = mix(c, ink(0x7396c9), smoothstep(0.8, 1.2, p.y));
  float veil = fbm(vec2(p.x * 1.6 - p.y * 0.7, p.y * 6.5) + 3.0, 6);
  c = mix(c, ink(0xffe9d0) * 1.12, 0.6 * smoothstep(0.45, 0.78, veil) * smoothstep(0.25, 0.6, p.y));
  float d = length(p - vec2(0.30, 0.275));
  return c + vec3(1.4, 0.85, 0.4) * exp(-d * 5.5) + vec3(5.0, 3.6, 2.0) * smoothstep(0.034, 0.029, d);
}

/** Rounded hills with woods on top. */
float crest(float x, float i) {
  float h = 0.11 * noise(vec2(x * 1.7 + i * 5.3, i)) + 0.075 * ridges(vec2(x * 1.2 + i * 9.1, i), 4);
  float wood = smoothstep(0.42, 0.60, noise(vec2(x * 3.0 + i * 2.0, i + 40.0)));
  return h + wood * (0.006 + 0.010 * noise(vec2(x * 90.0, i)) + 0.006 * noise(vec2(x * 230.0, i)));
}

vec3 shade(vec2 p) {
  p.y += 0.5;
  vec2 sun = vec2(0.30, 0.275);
  vec3 c = skyColor(p);
  for (int k = 6; k >= 0; k--) {
    float i = float(k), far = i / 6.0;
    float line = mix(0.02, 0.30, pow(far, 0.85)) + crest(p.x * mix(0.8, 2.2, far) + i, i) * mix(1.3, 0.35, far);
    float under = line - p.y;
    if (under < 0.0) continue;
    float side = crest((p.x + 0.004) * mix(0.8, 2.2, far) + i, i) - crest((p.x - 0.004) * mix(0.8, 2.2, far) + i, i);
    vec2 q = vec2(p.x * 9.0 + under * 5.0 * sign(side), under * 16.0) + i * 7.0;
    float worn = fbm(q, 5) + 0.25 * noise(vec2(p.x * 70.0, under * 22.0));
    float lit = saturate(0.45 + side * -22.0 + (worn - 0.55) * 1.5);
    vec3 rock = mix(ink(0x54395a), ink(0xe9a874), lit) * (0.7 + 0.4 * worn);
    float canopy = fbm(vec2(p.x, p.y * 1.5) * mix(90.0, 240.0, far) + i * 9.0, 4);
    float woods = smoothstep(0.40, 0.66, fbm(vec2(p.x * 5.0, under * 15.0) + i * 20.0, 4) + 0.25 * (canopy - 0.5));
    vec3 meadow = mix(ink(0x76864a), ink(0xe0b862), saturate(lit * 1.2)) * (0.85 + 0.3 * worn);
    rock = mix(mix(rock, meadow, 0.75), mix(ink(0x24382f), ink(0x7d7a3c), lit * canopy) * (0.6 + 0.7 * canopy), woods);
    float glow = exp(-2.6 * length(p - sun));
    vec3 haze = mix(ink(0xc79db0), ink(0xffcf96), saturate(0.25 + glow * 1.3)) * (1.0 + 0.35 * glow);
    float mist = mix(0.10, 0.90, pow(far, 0.7));
    mist = mix(mist, 1.0, 0.75 * smoothstep(0.0, 0.13, under + 0.05 * (fbm(vec2(p.x * 4.0, p.y * 10.0) + i, 4) - 0.5)) * (k == 0 ? 0.85 : 1.0));
    c = mix(rock, haze, mist);
  }
  for (int i = 0; i < BALLOONS; i++) {
    Balloon b = balloon(i);
    vec2 q = (p - b.at) / b.size;
    if (abs(q.x) > 1.1 || q.y < -1.9 || q.y > 1.1) continue;
    float haze = mix(0.62, 0.04, smoothstep(0.02, 0.18, b.size));
    vec3 hazeInk = mix(ink(0xd9b3b8), ink(0xffd6a6), 0.5);
    float wide = q.y > 0.0 ? sqrt(saturate(1.0 - q.y * q.y)) : mix(sqrt(saturate(1.0 - q.y * q.y * 0.62)), 0.16, smoothstep(-0.35, -1.28, q.y));
    float soft = 0.0016 / b.size;
    if (q.y > -1.25) {
      float x = q.x / max(wide, 0.01);
      float cover = smoothstep(1.0 + soft, 1.0 - soft, abs(x));
      float turnBy = float(i) * 0.7;
      float longitude = asin(clamp(x, -1.0, 1.0)) + turnBy;
      float g = longitude * 12.0 / PI;
      float gore = floor(g), in_ = fract(g);
      vec3 n = normalize(vec3(x * 0.95, q.y * 0.8 + 0.12, sqrt(max(0.02, 1.0 - x * x))));
      n.x += 0.22 * (in_ - 0.5);
      float lit = saturate(dot(normalize(n), normalize(vec3(0.78, 0.28, 0.30))));
      vec3 dye = cloth(b.look, mod(gore + 24.0, 24.0), q.y);
      vec3 tone = dye * (vec3(0.34, 0.35, 0.52) + vec3(2.0, 1.45, 0.95) * lit);
      tone += dye * vec3(0.7, 0.32, 0.10) * smoothstep(-0.3, -1.2, q.y);
      tone *= 0.86 + 0.14 * smoothstep(0.0, 0.10, min(in_, 1.0 - in_));
      c = mix(c, mix(tone, hazeInk, haze), cover);
    }
    float ropes = min(abs(q.x - 0.10 + 0.05 * (q.y + 1.6)), abs(q.x + 0.10 - 0.05 * (q.y + 1.6)));
    if (q.y < -1.22 && q.y > -1.55 && ropes < 0.012 + soft * 0.3) c = mix(ink(0x3a2a26), hazeInk, haze);
    float basket = max(abs(q.x) - 0.115, abs(q.y + 1.63) - 0.085);
    if (basket < 0.0) c = mix(mix(ink(0x5f3a22), ink(0xb57a45), smoothstep(-0.1, 0.1, q.x)), hazeInk, haze);
  }
  return c;
}
