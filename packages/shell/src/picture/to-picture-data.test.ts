import { expect, it } from 'vitest'
import { toPictureData } from './to-picture-data.ts'

it('[image.loading] a picture has AVIF and WebP for the densities 1 and 2, and JPEG for other browsers', () => {
  const file = { src: 'drawn/sofa.svg', width: 1600, height: 1280 }
  expect(toPictureData(file, 'card')).toEqual({
    sources: {
      narrow: {
        avif: '/media/f_avif,w_400/drawn/sofa.svg',
        webp: '/media/f_webp,w_400/drawn/sofa.svg',
      },
      avif: {
        single: '/media/f_avif,w_400/drawn/sofa.svg',
        double: '/media/f_avif,w_800/drawn/sofa.svg',
      },
      webp: {
        single: '/media/f_webp,w_400/drawn/sofa.svg',
        double: '/media/f_webp,w_800/drawn/sofa.svg',
      },
      src: '/media/f_jpeg,w_400/drawn/sofa.svg',
    },
    width: 400,
    height: 320,
  })
})
