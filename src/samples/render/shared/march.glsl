// Finds surfaces in steps as long as the distance to the nearest one (sphere tracing, Hart 1996).
float march(vec3 from, vec3 to, float longest) {
  float t = 0.0;
  for (int i = 0; i < 140; i++) {
    float d = map(from + to * t);
    if (d < 0.0004 * (1.0 + t)) return t;
    t += d;
    if (t > longest) return NOTHING;
  }
  return t;
}

bool isHidden(vec3 from, vec3 to, float longest) {
  float t = 0.004;
  for (int i = 0; i < 70; i++) {
    float d = map(from + to * t);
    if (d < 0.0006) return true;
    t += d;
    if (t > longest) return false;
  }
  return false;
}
