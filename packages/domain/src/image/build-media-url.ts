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
