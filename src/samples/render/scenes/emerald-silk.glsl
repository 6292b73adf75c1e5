#include "noise.glsl"

/** Height of the cloth: folds that run, fan out and pinch. */
float cloth(vec2 p) {
  vec2 q = turn(-0.42) * p;
  vec2 w = vec2(noise(q * 1.1 + 3.0), noise(q * 1.1 + 17.0)) - 0.5;
  q += 0.50 * w;
  vec2 v = vec2(noise(q * 2.1 + 31.0), noise(q * 2.1 + 51.0)) - 0.5;
  q += 0.16 * v;
  float fan = q.x * (2.3 + 0.5 * sin(q.y * 1.1)) + 0.55 * sin(q.y * 1.7 + 1.0);
  float folds = sin(fan * 2.6 + 1.3 * w.y) * 0.55 + 0.30 * sin(fan * 5.3 + 4.0 * w.x + 1.0);
  // Cloth hangs in rounded valleys and pinches at the crests.
  folds = 0.9 - 1.5 * abs(sin(fan * 1.35 + 1.1 * w.y)) + 0.32 * folds;
  float soft = noise(q * 1.4 + 70.0);
  return 0.15 * folds * (0.5 + soft) + 0.22 * soft + 0.012 * sin(fan * 17.0 + 9.0 * v.x) * noise(q * 3.0);
}

vec3 shade(vec2 p) {
  p *= 1.5;
  // Shallow depth of field: the far upper edge and the near corner are blurred.
  float out_ = 0.010 * smoothstep(0.10, 0.9, abs(p.y * 0.9 + p.x * 0.25 - 0.05));
  float a = TAU * random();
  p += out_ * sqrt(random()) * vec2(cos(a), sin(a));
  vec2 e = vec2(0.004, 0);
  float h = cloth(p);
  vec3 n = normalize(vec3(cloth(p - e.xy) - cloth(p + e.xy), cloth(p - e.yx) - cloth(p + e.yx), 2.0 * e.x));
  // Threads across the folds spread the highlight into bands.
  vec2 thread = p * 240.0;
  float weave = (sin(thread.x * 2.0 + sin(thread.y)) * sin(thread.y * 2.0)) * 0.5;
  n = normalize(n + 0.03 * vec3(weave, -weave, 0) + 0.02 * vec3(random2() - 0.5, 0));
  vec3 eye = vec3(0, -0.25, 0.97);
  vec3 color = vec3(0);
  // Shot silk: the warp is emerald, the weft peacock blue, and the slope determines which one shows.
  vec3 base = mix(ink(0x0b6f4c), ink(0x10507f), smoothstep(-0.25, 0.8, n.x - 0.5 * n.y));
  for (int i = 0; i < 3; i++) {
    vec3 to = i == 0 ? normalize(vec3(-0.75, 0.65, 0.55)) : i == 1 ? normalize(vec3(0.85, -0.1, 0.45)) : normalize(vec3(0.1, -0.8, 0.35));
    vec3 tint = i == 0 ? vec3(1.35, 1.22, 1.0) : i == 1 ? vec3(0.22, 0.55, 1.0) : vec3(0.80, 0.46, 0.14);
    float shadow = 1.0;
    for (int k = 1; k <= 10; k++) {
      vec2 q = p + to.xy * 0.045 * float(k);
      shadow = min(shadow, 1.0 - smoothstep(0.0, 0.10, cloth(q) - h - to.z * 0.055 * float(k)));
    }
    shadow = mix(0.12, 1.0, shadow);
    float lit = saturate(dot(n, to));
    vec3 mid = normalize(to + eye);
    vec3 along = normalize(cross(n, vec3(0.42, 0.91, 0)));
    float sheen = pow(max(0.0, sqrt(1.0 - square(dot(along, mid)))), 60.0) * smoothstep(-0.1, 0.6, dot(n, to));
    float gloss = pow(saturate(dot(n, mid)), 40.0);
    color += tint * shadow * (base * lit * 1.15 + mix(ink(0x3fbf8f), ink(0xe2f5dc), sheen) * (0.38 * sheen + 0.45 * gloss));
  }
  float hollow = saturate(0.55 + 1.9 * (h - 0.10));
  color += base * vec3(0.10, 0.16, 0.18) * hollow;
  return color * mix(0.45, 1.1, hollow);
}
