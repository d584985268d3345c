import { describe, expect, it } from 'vitest'
import { buildImageUrl, type ImagePreset, imagePresets } from './build-image-url.ts'
import { mediaWidths } from './build-media-url.ts'

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
