// Sheets of water, cut like paper, each with the shadow of the one before it.
const vec3 INKS[5] = vec3[5](
  vec3(0.945, 0.922, 0.867), vec3(0.612, 0.812, 0.753), vec3(0.184, 0.561, 0.545),
  vec3(0.078, 0.325, 0.361), vec3(0.043, 0.169, 0.2)
);
const int SHEETS = 8;

float crest(float x, int sheet, float turn) {
  float s = float(sheet);
  float swell = 0.055 * sin(x * (2.1 + 0.23 * s) + s * 1.9 + turn) + 0.028 * sin(x * (4.7 - 0.3 * s) - s * 2.6 - turn);
  float ripple = 0.009 * sin(x * 11.0 + s * 4.1 + 2.0 * turn);
  return 0.74 - 0.098 * s + swell + ripple * (0.4 + 0.1 * s);
}

vec3 ink(float at) {
  int low = int(clamp(floor(at), 0.0, 3.0));
  return mix(INKS[low], INKS[low + 1], clamp(at - float(low), 0.0, 1.0));
}

vec3 draw(vec2 uv, float aspect, float turn) {
  vec2 p = vec2(uv.x * aspect, uv.y);
  // Dawn: paler towards the sun, which is low on the right.
  vec2 sun = vec2(aspect * 0.68, 0.77 + 0.006 * sin(turn));
  vec3 color = INKS[0] * mix(0.97, 1.035, smoothstep(0.9, 0.0, distance(p, sun)));
  color = mix(color, vec3(1.0, 0.985, 0.95), smoothstep(0.1015, 0.0995, distance(p, sun)));
  color = mix(color, INKS[1], 0.10 * smoothstep(0.85, 0.45, p.y));
  for (int sheet = 0; sheet < SHEETS; sheet++) {
    float edge = crest(p.x, sheet, turn) - p.y;
    float lifted = crest(p.x - 0.018, sheet, turn) + 0.012 - p.y;
    color *= 1.0 - 0.3 * smoothstep(-0.055, 0.03, lifted);
    vec3 body = ink(0.85 + 3.15 * float(sheet) / float(SHEETS - 1));
    // Light lies along the crest, and the sheet deepens below it.
    body *= 1.0 + 0.16 * exp(-max(edge, 0.0) * 34.0) - 0.11 * smoothstep(0.0, 0.2, edge);
    float glitter = pow(0.5 + 0.5 * sin(p.x * 90.0 + sin(p.y * 60.0 + turn) * 2.0), 12.0) * exp(-max(edge, 0.0) * 60.0);
    body += 0.05 * glitter * smoothstep(0.5, 0.0, abs(p.x - sun.x));
    color = mix(color, body, smoothstep(-0.0011, 0.0011, edge));
  }
  return color;
}
