import { expect, it } from 'vitest'
import { getSharePicturePath, isBrandPicturePath } from './brand-picture-paths.ts'

it.each(['ru', 'kk', 'en'] as const)(
  '[shop.brand] pages in %s have a share picture',
  (language) => {
    expect(isBrandPicturePath(getSharePicturePath(language))).toBe(true)
  },
)

it('[shop.brand] no other file is a picture of the brand', () => {
  expect(isBrandPicturePath('/icons/share-de.jpg')).toBe(false)
  expect(isBrandPicturePath('/icons/icon-192.png/')).toBe(false)
})
