import type { Language } from '@svetlitsa/domain/language/read-language'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import type { PictureFile } from '@svetlitsa/shell/card/picture-data'
import type { Metadata } from 'next'
import { sharePicture } from './share-picture.ts'

type SharedPage = {
  language: Language
  title: string
  description: string
  /** The canonical address, by `link`. */
  path: string
  /** The page's own picture, as the calls tell it; else the room of the first page. */
  picture?: PictureFile | undefined
}

const locales: Record<Language, string> = { ru: 'ru_RU', kk: 'kk_KZ', en: 'en_US' }

/**
 * The card that messengers make of a page (Open Graph). Next replaces a page's `openGraph` whole, so
 * the name of the shop and a picture stand in each.
 */
export function shareMetadata(page: SharedPage): Pick<Metadata, 'openGraph' | 'twitter'> {
  const { language, title, description, path, picture } = page
  const image = sharePicture(title, picture)
  return {
    openGraph: {
      siteName: shellTexts[language].brand,
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
