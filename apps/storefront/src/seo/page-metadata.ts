import type { Language } from '@svetlitsa/domain/language/read-language'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import type { PictureFile } from '@svetlitsa/shell/card/picture-data'
import type { Metadata } from 'next'
import { sharePicture } from './share-picture.ts'

type PageWords = {
  language: Language
  title: string
  description?: string | undefined
  /** The canonical address, by `link`. */
  path: string
  /** The page's own picture, as the calls tell it. */
  picture?: PictureFile | undefined
}

const locales: Record<Language, string> = { ru: 'ru_RU', kk: 'kk_KZ', en: 'en_US' }

/**
 * Title, description, canonical address and the card a messenger makes of a page (Open Graph). Next
 * replaces a page's `openGraph` whole, so the name of the shop stands here again.
 */
export function pageMetadata({ language, title, description, path, picture }: PageWords): Metadata {
  const { brand } = shellTexts[language]
  const image = sharePicture(title, picture)
  const said = description ? { description } : {}
  return {
    title,
    ...said,
    alternates: { canonical: path },
    openGraph: {
      siteName: brand,
      locale: locales[language],
      type: 'website',
      url: path,
      title,
      ...said,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, ...said, images: [image.url] },
  }
}
