import {
  buildImageUrl,
  calculatePictureRatio,
  type ImagePreset,
  imagePresets,
} from '@svetlitsa/domain/image/image'
import type { PictureData } from '@svetlitsa/ui/media/product-picture'

/** A picture in API responses: its path in the image proxy, and its size in px. */
export type PictureFile = { src: string; width: number; height: number }

/**
 * Returns the variants of a picture: AVIF and WebP in densities 1 and 2, and JPEG for browsers
 * without either (card.images). A phone shows the picture at half the width at most, so its density 2 uses the
 * desktop's single density; otherwise it would load four times the pixels it shows.
 */
export function toPictureData(
  file: PictureFile,
  preset: Exclude<ImagePreset, 'texture'>,
): PictureData {
  const width = imagePresets[preset]
  const ratio = calculatePictureRatio(file)
  const buildSource = (format: 'avif' | 'webp') => ({
    single: buildImageUrl(file.src, { preset, format }),
    double: buildImageUrl(file.src, { preset, format, density: 2 }),
  })
  const avif = buildSource('avif')
  const webp = buildSource('webp')
  return {
    sources: {
      narrow: { avif: avif.single, webp: webp.single },
      avif,
      webp,
      src: buildImageUrl(file.src, { preset, format: 'jpeg' }),
    },
    width,
    height: ratio > 0 ? Math.round(width / ratio) : 0,
  }
}

/** Address of a close-up of a finish. */
export function getTextureUrl(file: Pick<PictureFile, 'src'>): string {
  return buildImageUrl(file.src, { preset: 'texture' })
}
