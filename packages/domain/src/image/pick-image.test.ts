import { describe, expect, it } from 'vitest'
import { pickImage } from './pick-image.ts'

describe('[card.images] pickImage', () => {
  it.each([
    [{ webp: 'a.webp', jpeg: 'a.jpg', src: 'a.png' }, 'a.webp'],
    [{ webp: '', jpeg: 'a.jpg', src: 'a.png' }, 'a.jpg'],
    [{ webp: null, jpeg: null, src: 'a.png' }, 'a.png'],
    [{ src: 'a.png' }, 'a.png'],
    [{}, null],
    [null, null],
    [undefined, null],
  ])('of %j is %s', (image, expected) => {
    expect(pickImage(image)).toBe(expected)
  })
})
