import { fillPromises } from '@svetlitsa/i18n/format/fill-promises'
import { fillShopName } from '@svetlitsa/i18n/format/fill-shop-name'
import type { Metadata } from 'next'
import { loadInitialData } from '../page-context/load-initial-data.ts'
import type { PageContext } from '../page-context/page-context.ts'

type InfoPage = {
  title: string
  /** May contain `{shopName}`. */
  description?: string
  /** The address with only those query parameters that make a different page. */
  path: string
  picture?: string
  robots?: Metadata['robots']
}

/** Builds title, description, canonical address and share card of a page. */
export async function buildInfoMetadata(
  context: PageContext,
  { title, description: template, path, picture, robots }: InfoPage,
): Promise<Metadata> {
  const { shop } = await loadInitialData(context)
  const description = fillPromises(fillShopName(template, shop.name), shop.promises)
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      title: `${title} — ${shop.name}`,
      description,
      url: path,
      ...(picture ? { images: [`/media/f_jpeg,w_1200/${picture}`] } : {}),
    },
    ...(robots ? { robots } : {}),
  }
}
