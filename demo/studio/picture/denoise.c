/* Edge-avoiding à-trous filter of rendered light, guided by normal, depth and albedo, its strength by the
 * variance of the luminance in a 7 × 7 window (after SVGF). Built by picture/denoise.py. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

static inline float luminance(const float *c) { return .25f * c[0] + .5f * c[1] + .25f * c[2]; }

static inline float dot(const float *a, const float *b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

static void measure_variance(const float *light, const float *normal, const float *depth, float *variance, int width, int height) {
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      size_t here = (size_t)y * width + x;
      float sum = 0, squares = 0, count = 0;
      for (int dy = -3; dy <= 3; dy++)
        for (int dx = -3; dx <= 3; dx++) {
          int row = y + dy, column = x + dx;
          if (row < 0 || column < 0 || row >= height || column >= width) continue;
          size_t there = (size_t)row * width + column;
          if (dot(normal + 3 * here, normal + 3 * there) < .85f) continue;
          if (fabsf(depth[here] - depth[there]) / depth[here] > .02f) continue;
          float l = luminance(light + 3 * there);
          sum += l;
          squares += l * l;
          count++;
        }
      if (count > 0) {
        sum /= count;
        variance[here] = fmaxf(squares / count - sum * sum, 0) + 1e-8f;
      } else {
        variance[here] = 1e-6f;
      }
    }
}

static float blurred_variance(const float *variance, int x, int y, int width, int height) {
  float sum = 0, weights = 0;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++) {
      int row = y + dy, column = x + dx;
      if (row < 0 || column < 0 || row >= height || column >= width) continue;
      float weight = (dx ? 1 : 2) * (dy ? 1 : 2);
      sum += weight * variance[(size_t)row * width + column];
      weights += weight;
    }
  return sum / weights;
}

void denoise(float *light, const float *normal, const float *depth, const float *albedo, int width, int height, int rounds,
             float by_luminance, float by_normal, float by_albedo) {
  static const float kernel[5] = {1 / 16.f, 1 / 4.f, 3 / 8.f, 1 / 4.f, 1 / 16.f};
  size_t count = (size_t)width * height;
  float *variance = malloc(count * 4), *next_light = malloc(count * 12), *next_variance = malloc(count * 4);
  measure_variance(light, normal, depth, variance, width, height);
  for (int round = 0; round < rounds; round++) {
    int step = 1 << round;
#pragma omp parallel for schedule(dynamic, 8)
    for (int y = 0; y < height; y++)
      for (int x = 0; x < width; x++) {
        size_t here = (size_t)y * width + x;
        const float *n = normal + 3 * here, *a = albedo + 3 * here;
        float l = luminance(light + 3 * here);
        float per_luminance = 1.f / (by_luminance * sqrtf(blurred_variance(variance, x, y, width, height)) + 1e-4f);
        float per_depth = 1.f / (depth[here] * .004f * step + 1e-6f);
        float weights = 0, spread = 0, red = 0, green = 0, blue = 0;
        for (int dy = -2; dy <= 2; dy++) {
          int row = y + dy * step;
          if (row < 0 || row >= height) continue;
          for (int dx = -2; dx <= 2; dx++) {
            int column = x + dx * step;
            if (column < 0 || column >= width) continue;
            size_t there = (size_t)row * width + column;
            float weight = kernel[dy + 2] * kernel[dx + 2];
            if (dx || dy) {
              const float *b = albedo + 3 * there;
              float facing = dot(n, normal + 3 * there);
              if (facing <= 0) continue;
              float colour = fabsf(a[0] - b[0]) + fabsf(a[1] - b[1]) + fabsf(a[2] - b[2]);
              weight *= expf(-(by_normal * (1 - facing) + fabsf(depth[here] - depth[there]) * per_depth +
                               fabsf(l - luminance(light + 3 * there)) * per_luminance + colour * by_albedo));
            }
            weights += weight;
            spread += weight * weight * variance[there];
            red += weight * light[3 * there];
            green += weight * light[3 * there + 1];
            blue += weight * light[3 * there + 2];
          }
        }
        float share = 1 / weights;
        next_light[3 * here] = red * share;
        next_light[3 * here + 1] = green * share;
        next_light[3 * here + 2] = blue * share;
        next_variance[here] = spread * share * share;
      }
    memcpy(light, next_light, count * 12);
    memcpy(variance, next_variance, count * 4);
  }
  free(variance);
  free(next_light);
  free(next_variance);
}
