struct Ray {
  vec3 from;
  vec3 to;
};

vec2 diskSample() {
  float a = TAU * random();
  return sqrt(random()) * vec2(cos(a), sin(a));
}

/**
 * Thin lens. `focal` 1 is a vertical angle of about 53 degrees; objects at distance `focus` are sharp; `aperture` is
 * the lens radius.
 */
Ray lens(vec2 p, vec3 eye, vec3 target, float focal, float aperture, float focus) {
  vec3 forward = normalize(target - eye);
  vec3 right = normalize(cross(vec3(0, 1, 0), forward));
  vec3 up = cross(forward, right);
  vec3 point = eye + (forward * focal + right * p.x + up * p.y) * (focus / focal);
  vec2 offset = aperture * diskSample();
  vec3 from = eye + right * offset.x + up * offset.y;
  return Ray(from, normalize(point - from));
}
