import { describe, expect, it } from 'vitest'
import {
  buildImageUrl,
  buildMediaUrl,
  calculatePictureRatio,
  type ImagePreset,
  imagePresets,
  imageWidths,
  mediaWidths,
} from './image.ts'

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

describe('buildImageUrl', () => {
  it('requests the width of the preset from the image proxy', () => {
    expect(buildImageUrl('studio/sofa.webp', { preset: 'card' })).toBe(
      '/media/f_webp,w_400/studio/sofa.webp',
    )
    expect(buildImageUrl('studio/sofa.webp', { preset: 'page', format: 'jpeg', density: 2 })).toBe(
      '/media/f_jpeg,w_1600/studio/sofa.webp',
    )
  })

  it('returns the address of a site file unchanged', () => {
    expect(buildImageUrl('/images/dummy/no-image.webp', { preset: 'card', provider: 'site' })).toBe(
      '/images/dummy/no-image.webp',
    )
  })

  it('requests only sizes that the proxy produces', () => {
    for (const width of Object.values(imagePresets)) {
      expect([mediaWidths.has(width), mediaWidths.has(width * 2)]).toEqual([true, true])
    }
  })

  it.each(['twicpics', '', 'toString'])(
    '[errors.image-provider] throws for the unknown provider %j',
    (provider) => {
      const options = { preset: 'card', provider } as unknown as Parameters<typeof buildImageUrl>[1]
      expect(() => buildImageUrl('a.webp', options)).toThrow(`Unknown image provider: ${provider}`)
    },
  )

  it.each(['poster', '', 'constructor'])(
    '[errors.image-provider] throws for the unknown preset %j',
    (preset) => {
      expect(() => buildImageUrl('a.webp', { preset: preset as ImagePreset })).toThrow(
        `Unknown image preset: ${preset}`,
      )
    },
  )
})

describe('calculatePictureRatio', () => {
  it.each([
    [{ width: 1000, height: 800 }, 1.25],
    [{ width: 1, height: 1 }, 1],
    [{ width: 0, height: 0 }, 0],
    [{ width: 0, height: 800 }, 0],
    [{ width: 1000, height: 0 }, 0],
  ])('[errors.picture-size] %j has the ratio %s', (size, ratio) => {
    expect(calculatePictureRatio(size)).toBe(ratio)
  })
})
