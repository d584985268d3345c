import { describe, expect, it } from 'vitest'
import { turntableFrames } from './turntable-frames.ts'

describe('turntableFrames', () => {
  it.each(['/media/_/studio/turntables/divan', '/media/_/studio/turntables/divan/'])(
    '[product.page] a turn of %s has 36 frames',
    (folder) => {
      const frames = turntableFrames(folder)
      expect(frames).toHaveLength(36)
      expect(frames[0]).toBe('/media/_/studio/turntables/divan/00.webp')
      expect(frames[35]).toBe('/media/_/studio/turntables/divan/35.webp')
    },
  )
})
