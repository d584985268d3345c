import { describe, expect, it } from 'vitest'
import { type ImagePreset, imagePresets, imageUrl } from './image-url.ts'
import { mediaSizes } from './media-url.ts'

describe('imageUrl', () => {
  it('asks the image proxy for the width of the place', () => {
    expect(imageUrl('studio/sofa.webp', { preset: 'card' })).toBe(
      '/media/f_webp,w_400/studio/sofa.webp',
    )
    expect(imageUrl('studio/sofa.webp', { preset: 'page', format: 'jpeg', density: 2 })).toBe(
      '/media/f_jpeg,w_1600/studio/sofa.webp',
    )
  })

  it('shows a file of the site as it is', () => {
    expect(imageUrl('/images/dummy/no-image.webp', { preset: 'card', provider: 'site' })).toBe(
      '/images/dummy/no-image.webp',
    )
  })

  it('asks only for sizes the proxy makes', () => {
    for (const width of Object.values(imagePresets)) {
      expect([mediaSizes.has(width), mediaSizes.has(width * 2)]).toEqual([true, true])
    }
  })

  it.each(['twicpics', '', 'toString'])(
    '[errors.image-provider] throws for the unknown provider %j',
    (provider) => {
      const options = { preset: 'card', provider } as unknown as Parameters<typeof imageUrl>[1]
      expect(() => imageUrl('a.webp', options)).toThrow(`Unknown image provider: ${provider}`)
    },
  )

  it.each(['poster', '', 'constructor'])(
    '[errors.image-provider] throws for the unknown preset %j',
    (preset) => {
      expect(() => imageUrl('a.webp', { preset: preset as ImagePreset })).toThrow(
        `Unknown image preset: ${preset}`,
      )
    },
  )
})
