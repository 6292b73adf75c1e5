precision highp float;
precision highp int;

uniform vec2 uSize;
uniform int uPass;
out vec4 outColor;

const float PI = 3.14159265;
const float TAU = 6.2831853;

/** Light that reaches the film at `p`: y from -0.5 to 0.5, x scaled by the aspect ratio. Defined by every scene. */
vec3 shade(vec2 p);

// PCG (Jarzynski and Olano 2020): the same numbers on every machine.
uint randomState;
float random() {
  randomState = randomState * 747796405u + 2891336453u;
  uint word = ((randomState >> ((randomState >> 28u) + 4u)) ^ randomState) * 277803737u;
  return float((word >> 22u) ^ word) / 4294967296.0;
}
vec2 random2() {
  return vec2(random(), random());
}

mat2 turn(float a) {
  float c = cos(a), s = sin(a);
  return mat2(c, s, -s, c);
}

/** Linear light from a color written as 0xRRGGBB in sRGB. */
vec3 ink(int hex) {
  vec3 c = vec3((hex >> 16) & 255, (hex >> 8) & 255, hex & 255) / 255.0;
  return mix(c / 12.92, pow((c + 0.055) / 1.055, vec3(2.4)), step(0.04045, c));
}

float square(float x) {
  return x * x;
}
float saturate(float x) {
  return clamp(x, 0.0, 1.0);
}

void main() {
  randomState = uint(gl_FragCoord.x) * 1973u + uint(gl_FragCoord.y) * 9277u + uint(uPass) * 26699u;
  random();
  random();
  // A tent filter of one and a half pixels softens edges like a lens.
  vec2 jitter = (random2() + random2() - 1.0) * 0.75;
  vec3 light = shade((gl_FragCoord.xy + jitter - 0.5 * uSize) / uSize.y);
  // A single outlier path must not leave a white speck.
  outColor = vec4(clamp(light, 0.0, 40.0), 1.0);
}
