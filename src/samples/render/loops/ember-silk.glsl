// Silk that breathes: folds of warped sines, with a sheen where they face the light.
const vec3 INKS[5] = vec3[5](
  vec3(0.133, 0.039, 0.106), vec3(0.435, 0.071, 0.239), vec3(0.835, 0.255, 0.176),
  vec3(0.965, 0.6, 0.333), vec3(0.992, 0.898, 0.788)
);

float fold(vec2 p, float turn) {
  vec2 drift = 0.22 * vec2(cos(turn), sin(turn));
  vec2 q = p + drift;
  q += 0.42 * vec2(sin(1.7 * q.y + 0.6 + sin(turn) * 0.3), sin(1.3 * q.x - 1.1));
  q += 0.21 * vec2(sin(3.1 * q.y - 0.8), sin(2.6 * q.x + 1.9 + cos(turn) * 0.25));
  q += 0.09 * vec2(sin(6.3 * q.y + 2.0), sin(5.7 * q.x));
  return 0.5 + 0.5 * sin(2.4 * q.x + 3.3 * q.y + 0.8 * sin(1.9 * q.x - q.y));
}

vec3 ink(float at) {
  int low = int(clamp(floor(at), 0.0, 3.0));
  return mix(INKS[low], INKS[low + 1], smoothstep(0.0, 1.0, at - float(low)));
}

vec3 draw(vec2 uv, float aspect, float turn) {
  vec2 p = vec2(uv.x * aspect, uv.y) * 2.0;
  float height = fold(p, turn);
  vec2 slope = vec2(fold(p + vec2(0.004, 0.0), turn) - height, fold(p + vec2(0.0, 0.004), turn) - height) / 0.004;
  vec3 normal = normalize(vec3(-slope * 0.42, 1.0));
  float facing = dot(normal, normalize(vec3(-0.45, 0.6, 0.66)));
  vec3 color = ink(clamp(0.1 + 3.55 * smoothstep(-0.15, 1.0, facing) * (0.35 + 0.65 * height), 0.0, 4.0));
  color += 0.17 * pow(max(facing, 0.0), 22.0);
  float thread = sin((p.x * 0.8 + p.y) * 520.0) * 0.012;
  return color * (1.0 + thread);
}
