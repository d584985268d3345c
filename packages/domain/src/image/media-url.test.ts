import { describe, expect, it } from 'vitest'
import { mediaSizes, mediaUrl, shownWidths } from './media-url.ts'

describe('mediaUrl', () => {
  it('names format, width and file', () => {
    expect(mediaUrl('drawn/sofa/s1-228x94x82-linen-front.svg', { width: 400 })).toBe(
      '/media/f_webp,w_400/drawn/sofa/s1-228x94x82-linen-front.svg',
    )
    expect(mediaUrl('a.png', { width: 96, format: 'jpeg' })).toBe('/media/f_jpeg,w_96/a.png')
  })

  it('doubles the width for screens of density 2, to one that the proxy makes', () => {
    expect(mediaUrl('a.png', { width: 400, density: 2 })).toBe('/media/f_webp,w_800/a.png')
    for (const width of shownWidths) expect(mediaSizes.has(width * 2)).toBe(true)
  })

  it('keeps slashes and escapes what an address cannot carry', () => {
    expect(mediaUrl('/foto/диван 1?.jpg', { width: 200 })).toBe(
      '/media/f_webp,w_200/foto/%D0%B4%D0%B8%D0%B2%D0%B0%D0%BD%201%3F.jpg',
    )
  })
})
