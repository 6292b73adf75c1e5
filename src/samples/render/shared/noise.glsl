float scramble(uint n) {
  n *= n ^ (n >> 15u);
  n ^= n >> 13u;
  return float((n * 0x846ca68bu) >> 8u) / 16777216.0;
}
float hash(vec2 p) {
  ivec2 q = ivec2(floor(p));
  return scramble(uint(q.x) * 1597334677u ^ uint(q.y) * 3812015801u ^ 0x9e3779b9u);
}
float hash(vec3 p) {
  ivec3 q = ivec3(floor(p));
  return scramble(uint(q.x) * 1597334677u ^ uint(q.y) * 3812015801u ^ uint(q.z) * 2798796415u ^ 0x9e3779b9u);
}
float hash(float x) {
  return hash(vec2(x, 17.0));
}
vec2 hash2(vec2 p) {
  return vec2(hash(p), hash(p + vec2(311.0, 173.0)));
}

/** Smooth value noise, 0–1. */
float noise(vec2 p) {
  vec2 f = fract(p);
  vec2 u = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(hash(p), hash(p + vec2(1, 0)), u.x),
    mix(hash(p + vec2(0, 1)), hash(p + vec2(1, 1)), u.x),
    u.y
  );
}
float noise(vec3 p) {
  vec3 f = fract(p);
  vec3 u = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(
      mix(hash(p), hash(p + vec3(1, 0, 0)), u.x),
      mix(hash(p + vec3(0, 1, 0)), hash(p + vec3(1, 1, 0)), u.x),
      u.y
    ),
    mix(
      mix(hash(p + vec3(0, 0, 1)), hash(p + vec3(1, 0, 1)), u.x),
      mix(hash(p + vec3(0, 1, 1)), hash(p + vec3(1, 1, 1)), u.x),
      u.y
    ),
    u.z
  );
}

/** Fractal sum of noise around 0.5, 0–1. */
float fbm(vec2 p, int octaves) {
  float sum = 0.0, weight = 0.5;
  for (int i = 0; i < octaves; i++) {
    sum += weight * noise(p);
    p = mat2(1.6, 1.2, -1.2, 1.6) * p + 7.3;
    weight *= 0.5;
  }
  return sum;
}
float fbm(vec3 p, int octaves) {
  float sum = 0.0, weight = 0.5;
  for (int i = 0; i < octaves; i++) {
    sum += weight * noise(p);
    p = p.yzx * 2.03 + 5.7;
    weight *= 0.5;
  }
  return sum;
}

/** Sharp crests, soft valleys: mountains. 0–1. */
float ridges(vec2 p, int octaves) {
  float sum = 0.0, weight = 0.5, before = 1.0;
  for (int i = 0; i < octaves; i++) {
    float n = 1.0 - abs(2.0 * noise(p) - 1.0);
    n *= n;
    sum += weight * n * before;
    before = n;
    p = mat2(1.6, 1.2, -1.2, 1.6) * p + 3.1;
    weight *= 0.5;
  }
  return sum;
}
