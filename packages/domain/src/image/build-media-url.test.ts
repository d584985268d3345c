import { describe, expect, it } from 'vitest'
import { buildMediaUrl, imageWidths, mediaWidths } from './build-media-url.ts'

describe('buildMediaUrl', () => {
  it('contains the format, the width and the file', () => {
    expect(buildMediaUrl('drawn/sofa/s1-228x94x82-linen-front.svg', { width: 400 })).toBe(
      '/media/f_webp,w_400/drawn/sofa/s1-228x94x82-linen-front.svg',
    )
    expect(buildMediaUrl('a.png', { width: 96, format: 'jpeg' })).toBe('/media/f_jpeg,w_96/a.png')
  })

  it('[image.loading] doubles the width for density 2, choosing a width that the proxy produces', () => {
    expect(buildMediaUrl('a.png', { width: 400, density: 2 })).toBe('/media/f_webp,w_800/a.png')
    for (const width of imageWidths) expect(mediaWidths.has(width * 2)).toBe(true)
  })

  it('keeps slashes and escapes other reserved characters', () => {
    expect(buildMediaUrl('/foto/диван 1?.jpg', { width: 200 })).toBe(
      '/media/f_webp,w_200/foto/%D0%B4%D0%B8%D0%B2%D0%B0%D0%BD%201%3F.jpg',
    )
  })
})
