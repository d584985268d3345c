import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import type { Metadata } from 'next'
import type { PageContext } from '../page-context/page-context.ts'

type InfoPage = {
  title: string
  description?: string
  /** The address with only those query parameters that make a different page. */
  path: string
  picture?: string
  robots?: Metadata['robots']
}

/** Builds title, description, canonical address and share card of a page. */
export function buildInfoMetadata(
  { language }: PageContext,
  { title, description, path, picture, robots }: InfoPage,
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
