import { describe, expect, it } from 'vitest'
import { listTurntableFrames } from './product-viewer-window.tsx'

describe('listTurntableFrames', () => {
  it.each(['/media/_/studio/turntables/divan', '/media/_/studio/turntables/divan/'])(
    '[product.page] the turntable %s has 36 frames',
    (folder) => {
      const frames = listTurntableFrames(folder)
      expect(frames).toHaveLength(36)
      expect(frames[0]).toBe('/media/_/studio/turntables/divan/00.webp')
      expect(frames[35]).toBe('/media/_/studio/turntables/divan/35.webp')
    },
  )
})
