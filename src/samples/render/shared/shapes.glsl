// Distances to solids, after Inigo Quilez's well-known formulas.
float box(vec3 p, vec3 b, float r) {
  vec3 q = abs(p) - b + r;
  return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - r;
}
float box2(vec2 p, vec2 b) {
  vec2 q = abs(p) - b;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0);
}
float capsule(vec3 p, vec3 a, vec3 b, float r) {
  vec3 pa = p - a, ba = b - a;
  return length(pa - ba * saturate(dot(pa, ba) / dot(ba, ba))) - r;
}
float segment(vec2 p, vec2 a, vec2 b) {
  vec2 pa = p - a, ba = b - a;
  return length(pa - ba * saturate(dot(pa, ba) / dot(ba, ba)));
}
float cylinder(vec3 p, float r, float halfHeight, float bevel) {
  vec2 d = vec2(length(p.xz) - r, abs(p.y) - halfHeight) + bevel;
  return min(max(d.x, d.y), 0.0) + length(max(d, 0.0)) - bevel;
}
float torus(vec3 p, float r, float tube) {
  return length(vec2(length(p.xz) - r, p.y)) - tube;
}
float ellipsoid(vec3 p, vec3 r) {
  float k = length(p / r);
  return k * (k - 1.0) / length(p / (r * r));
}
float blend(float a, float b, float k) {
  float h = max(k - abs(a - b), 0.0) / k;
  return min(a, b) - h * h * k * 0.25;
}
