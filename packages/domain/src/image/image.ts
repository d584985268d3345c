/** Formats that the image proxy produces. */
export const mediaFormats = ['webp', 'avif', 'jpeg', 'png'] as const
export type MediaFormat = (typeof mediaFormats)[number]

/** Widths in px at which pages show images; screens of density 2 request twice as many. */
export const imageWidths = [
  48, 64, 80, 96, 120, 160, 200, 240, 320, 400, 480, 600, 640, 800, 960, 1000, 1200, 1600,
] as const
export type ImageWidth = (typeof imageWidths)[number]

/**
 * Widths and heights in px that the image proxy produces, for densities 1 and 2 (image.loading).
 * Other sizes are refused, so that nobody can fill its disk with variants.
 */
export const mediaWidths: ReadonlySet<number> = new Set(
  imageWidths.flatMap((width) => [width, width * 2]),
)

/**
 * Returns the address of an image at the image proxy (call.images) at its displayed width; the
 * height follows from the aspect ratio. Images are never enlarged.
 *
 * @param file the path of the image as returned by calls (`src`).
 */
export function buildMediaUrl(
  file: string,
  { width, format = 'webp', density = 1 }: MediaUrlOptions,
): string {
  const path = file.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/')
  return `/media/f_${format},w_${width * density}/${path}`
}

interface MediaUrlOptions {
  width: ImageWidth
  format?: MediaFormat
  density?: 1 | 2
}

/** Widths in px at which the shop shows images; each is also available at double density. */
export const imagePresets = {
  texture: 96,
  thumb: 200,
  card: 400,
  half: 600,
  page: 800,
  scene: 1600,
} as const satisfies Record<string, ImageWidth>

export type ImagePreset = keyof typeof imagePresets

type ImageOptions = {
  preset: ImagePreset
  /** `media`: resized by the image proxy; `site`: static files served unchanged. */
  provider?: ImageProvider
  format?: MediaFormat
  density?: 1 | 2
}

const providers = {
  media: buildMediaUrl,
  site: (file: string) => `/${file.replace(/^\/+/, '')}`,
}

type ImageProvider = keyof typeof providers

/**
 * Returns the address of an image for one of the presets.
 *
 * @throws for an unknown provider or preset (errors.image-provider): this is a programming error
 * and must not result in a broken image.
 */
export function buildImageUrl(
  file: string,
  { preset, provider = 'media', format, density }: ImageOptions,
): string {
  if (!Object.hasOwn(providers, provider)) throw new Error(`Unknown image provider: ${provider}`)
  if (!Object.hasOwn(imagePresets, preset)) throw new Error(`Unknown image preset: ${preset}`)
  return providers[provider](file, { width: imagePresets[preset], format, density })
}

/** Returns the width of a picture by its height; 0 where its size is unknown (errors.picture-size). */
export function calculatePictureRatio({
  width,
  height,
}: {
  width: number
  height: number
}): number {
  return width > 0 && height > 0 ? width / height : 0
}
