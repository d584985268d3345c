import type { Language } from '@svetlitsa/domain/language/language'
import type { PictureFile } from '@svetlitsa/shell/picture/to-picture-data'
import type { Metadata } from 'next'
import { getSharePicture } from './get-share-picture.ts'

type SharedPage = {
  language: Language
  shopName: string
  title: string
  description: string
  /** The canonical path, built by `link`. */
  path: string
  /** The picture of the page; by default the one of the shop's brand. */
  picture?: PictureFile | undefined
}

const locales: Record<Language, string> = { ru: 'ru_RU', kk: 'kk_KZ', en: 'en_US' }

/**
 * Builds the preview card for messengers (Open Graph). Next replaces a page's `openGraph` as a
 * whole, so each one contains the shop's name and a picture.
 */
export function buildShareMetadata(page: SharedPage): Pick<Metadata, 'openGraph' | 'twitter'> {
  const { language, shopName, title, description, path, picture } = page
  const image = getSharePicture(title, language, picture)
  return {
    openGraph: {
      siteName: shopName,
      locale: locales[language],
      type: 'website',
      url: path,
      title,
      description,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image.url] },
  }
}
