import type { PictureData } from '@svetlitsa/ui/shop/product-picture'

/** A picture as the calls tell it: where the image proxy finds it, and its size in px. */
export type PictureFile = { src: string; width: number; height: number }

/** Widths in px at which pictures of goods are shown; each also comes twice as dense. */
export const pictureWidth = {
  texture: 96,
  thumb: 200,
  card: 400,
  half: 600,
  page: 800,
  scene: 1600,
} as const

/**
 * The variants of a picture for the page: webp in the densities 1 and 2, and jpeg for browsers that
 * know no webp (storefront §3, §7 «Image URLs»).
 */
export function pictureData(
  file: PictureFile,
  size: Exclude<keyof typeof pictureWidth, 'texture'>,
): PictureData {
  const width = pictureWidth[size]
  return {
    sources: {
      webp: { single: mediaPath(file, width, 'webp'), double: mediaPath(file, width * 2, 'webp') },
      src: mediaPath(file, width, 'jpeg'),
    },
    width,
    height: file.width > 0 ? Math.round((width * file.height) / file.width) : 0,
  }
}

/** Address of a picture in one width and format at the image proxy. */
export function mediaPath(
  file: Pick<PictureFile, 'src'>,
  width: number,
  format: 'webp' | 'jpeg',
): string {
  return `/media/f_${format},w_${width}/${file.src.replace(/^\/+/, '')}`
}
