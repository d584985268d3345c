import { type ImagePreset, imagePresets, imageUrl } from '@svetlitsa/domain/image/image-url'
import type { PictureData } from '@svetlitsa/ui/shop/product-picture'

/** A picture as the calls tell it: where the image proxy finds it, and its size in px. */
export type PictureFile = { src: string; width: number; height: number }

/**
 * The variants of a picture for the page: webp in the densities 1 and 2, and jpeg for browsers that
 * know no webp (storefront §3, §7 «Image URLs»). On a phone the place is half as wide at most, so that
 * the single density is its double: with the other it would load four times what it shows.
 */
export function pictureData(
  file: PictureFile,
  preset: Exclude<ImagePreset, 'texture'>,
): PictureData {
  const width = imagePresets[preset]
  const single = imageUrl(file.src, { preset })
  return {
    sources: {
      narrow: single,
      webp: {
        single,
        double: imageUrl(file.src, { preset, density: 2 }),
      },
      src: imageUrl(file.src, { preset, format: 'jpeg' }),
    },
    width,
    height: file.width > 0 ? Math.round((width * file.height) / file.width) : 0,
  }
}

/** Address of a finish seen from close by. */
export function texturePath(file: Pick<PictureFile, 'src'>): string {
  return imageUrl(file.src, { preset: 'texture' })
}
