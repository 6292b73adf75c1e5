#include "camera.glsl"

/** Material of the surface at a point. */
struct Surface {
  vec3 albedo;
  /** 0 is a mirror, 1 is matte. */
  float roughness;
  /** Reflectance at normal incidence: 0.04 for most things, 0 for cloth. */
  float shine;
  vec3 glow;
};

float map(vec3 p);
Surface surfaceAt(vec3 p, vec3 n);
vec3 sky(vec3 d);
/** Ambient light, for the bounces beyond the last one that is traced. */
vec3 ambient(vec3 p, vec3 n);
/** One random direction to the lamp or the sun, with the light that arrives from there if unobstructed. */
void lamp(vec3 p, out vec3 to, out float distanceTo, out vec3 light);

const float NOTHING = -1.0;

float march(vec3 from, vec3 to, float longest);
bool isHidden(vec3 from, vec3 to, float longest);

vec3 normalAt(vec3 p, float size) {
  vec2 e = vec2(size, -size);
  return normalize(
    e.xyy * map(p + e.xyy) + e.yyx * map(p + e.yyx) + e.yxy * map(p + e.yxy) + e.xxx * map(p + e.xxx)
  );
}

vec3 around(vec3 n) {
  float a = TAU * random(), z = 2.0 * random() - 1.0;
  return normalize(n + vec3(sqrt(1.0 - z * z) * vec2(cos(a), sin(a)), z) * 0.999);
}

/** Traces one path of light backwards, and samples the lamp at every matte bounce. */
vec3 pathLight(Ray ray, int bounces, float longest) {
  vec3 light = vec3(0), share = vec3(1);
  bool sharp = true;
  for (int i = 0; i < bounces; i++) {
    float t = march(ray.from, ray.to, longest);
    if (t == NOTHING) return light + share * sky(ray.to);
    vec3 p = ray.from + ray.to * t;
    vec3 n = normalAt(p, 0.0006 * (1.0 + t));
    Surface s = surfaceAt(p, n);
    if (sharp || i == 0) light += share * s.glow;
    if (dot(n, ray.to) > 0.0) n = -n;
    float mirror = s.shine + (1.0 - s.shine) * pow(1.0 - saturate(-dot(n, ray.to)), 5.0) * (1.0 - s.roughness);
    p += n * 0.002 * (1.0 + t * 0.2);
    if (random() < mirror) {
      vec3 away = reflect(ray.to, n);
      ray = Ray(p, normalize(mix(away, around(n), s.roughness * s.roughness)));
      sharp = true;
    } else {
      share *= s.albedo;
      vec3 to, lampLight;
      float distanceTo;
      lamp(p, to, distanceTo, lampLight);
      float facing = dot(n, to);
      if (facing > 0.0 && max(lampLight.r, max(lampLight.g, lampLight.b)) > 0.0 && !isHidden(p, to, distanceTo)) {
        light += share * lampLight * facing;
      }
      if (i == bounces - 1) light += share * ambient(p, n);
      ray = Ray(p, around(n));
      sharp = false;
    }
  }
  return light;
}
