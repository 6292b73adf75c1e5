// Lanterns far out of focus, rising and falling behind a wet window.
const vec3 INKS[5] = vec3[5](
  vec3(0.051, 0.063, 0.129), vec3(0.231, 0.11, 0.349), vec3(0.761, 0.192, 0.42),
  vec3(1.0, 0.541, 0.239), vec3(1.0, 0.89, 0.659)
);
const int LIGHTS = 26;

float hash(float n) { return fract(sin(n * 127.1) * 43758.5453); }

vec3 draw(vec2 uv, float aspect, float turn) {
  vec2 p = vec2(uv.x * aspect, uv.y);
  vec3 color = mix(INKS[0], INKS[1], 0.75 * smoothstep(1.05, 0.1, distance(p, vec2(aspect * 0.55, 0.35))));
  color = mix(color, INKS[0], smoothstep(0.45, 1.0, uv.y) * 0.7);
  for (int i = 0; i < LIGHTS; i++) {
    float n = float(i) + 1.0;
    float depth = hash(n + 0.3);
    vec2 at = vec2(hash(n) * aspect * 1.1 - 0.05 * aspect, 0.06 + 0.8 * pow(hash(n + 7.7), 1.5));
    at += vec2(0.018 * sin(turn + n), 0.022 * cos(turn * (hash(n + 2.0) > 0.5 ? 1.0 : -1.0) + n * 1.7)) * (0.4 + depth);
    float radius = mix(0.03, 0.11, depth * depth);
    float d = distance(p, at) / radius;
    if (d > 3.5) continue;
    float disc = smoothstep(1.0, 0.9, d) * (0.62 + 0.38 * smoothstep(0.4, 0.97, d));
    float glow = exp(-d * d * 0.5) * 0.22;
    float pick = hash(n + 5.1);
    vec3 light = pick < 0.42 ? INKS[3] : pick < 0.74 ? INKS[2] : pick < 0.9 ? INKS[4] : mix(INKS[1], INKS[2], 0.4);
    float flicker = 0.82 + 0.18 * sin(turn * (1.0 + floor(3.0 * hash(n + 3.0))) + n * 2.0);
    float strength = mix(0.95, 0.4, depth) * flicker;
    // Light adds up, but never beyond the lantern's own brightness.
    color = mix(color, max(color, light), clamp((disc + glow) * strength, 0.0, 1.0));
  }
  return color;
}
