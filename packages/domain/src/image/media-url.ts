/** Formats the image proxy makes. */
export const mediaFormats = ['webp', 'avif', 'jpeg', 'png'] as const
export type MediaFormat = (typeof mediaFormats)[number]

/** Widths in px at which pages show pictures; screens of density 2 take twice as many. */
export const shownWidths = [
  48, 64, 80, 96, 120, 160, 200, 240, 320, 400, 480, 600, 640, 800, 960, 1000, 1200, 1600,
] as const
export type ShownWidth = (typeof shownWidths)[number]

/**
 * Widths and heights in px the image proxy makes, for densities 1 and 2 (storefront §9). Others do
 * not exist, so that nobody can fill its disk with sizes.
 */
export const mediaSizes: ReadonlySet<number> = new Set(
  shownWidths.flatMap((width) => [width, width * 2]),
)

/**
 * The address of a picture at the image proxy (storefront §7), as wide as it is shown; its height
 * follows from the picture. A picture is never made larger than it is.
 *
 * @param file path of the picture as the calls tell it (`src`).
 */
export function mediaUrl(
  file: string,
  { width, format = 'webp', density = 1 }: MediaUrlOptions,
): string {
  const path = file.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/')
  return `/media/f_${format},w_${width * density}/${path}`
}

interface MediaUrlOptions {
  width: ShownWidth
  format?: MediaFormat
  density?: 1 | 2
}
