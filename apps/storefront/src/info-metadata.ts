import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import type { Metadata } from 'next'
import type { PageContext } from './page-context.ts'

type Described = {
  title: string
  description?: string
  /** The address without its query, and with what of it makes another page. */
  path: string
  picture?: string
  robots?: Metadata['robots']
}

/** Title, description, canonical address and the card for social networks of a page. */
export function infoMetadata(
  { language }: PageContext,
  { title, description, path, picture, robots }: Described,
): Metadata {
  const { brand } = shellTexts[language]
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      title: `${title} — ${brand}`,
      description,
      url: path,
      ...(picture ? { images: [`/media/f_jpeg,w_1200/${picture}`] } : {}),
    },
    ...(robots ? { robots } : {}),
  }
}
