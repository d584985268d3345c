import type { Language } from '../language/language.ts'

/** The addresses of the pictures that show the shop's own mark, name and colours (shop.brand). */
export const brandPicturePaths = [
  '/icon.svg',
  '/favicon.ico',
  // Safari asks for it where a page names none.
  '/apple-touch-icon.png',
  '/icons/apple-touch-icon.png',
  '/icons/icon-192.png',
  '/icons/icon-512.png',
  '/icons/icon-maskable-192.png',
  '/icons/icon-maskable-512.png',
  '/icons/share-ru.jpg',
  '/icons/share-kk.jpg',
  '/icons/share-en.jpg',
] as const

export type BrandPicturePath = (typeof brandPicturePaths)[number]

export function isBrandPicturePath(path: string): path is BrandPicturePath {
  return brandPicturePaths.some((known) => known === path)
}

/** The picture of a page that has none of its own, in px as messengers ask for it. */
export const sharePictureSize = { width: 1200, height: 630 } as const

export function getSharePicturePath(language: Language): BrandPicturePath {
  return `/icons/share-${language}.jpg`
}
