import { link } from '@svetlitsa/domain/route/site-map'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { infoTexts } from '@svetlitsa/i18n/info/info-texts'
import type { Metadata } from 'next'
import { getHiddenPages } from '../../../../../features/info/get-hidden-pages.ts'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { LinkColumns } from '../../../../../features/info/link-columns.tsx'
import { loadInitialData, loadMenu } from '../../../../../page-context/load-initial-data.ts'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'
import { buildInfoMetadata } from '../../../../../page-metadata/build-info-metadata.ts'

type SitemapPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: SitemapPageProps): Promise<Metadata> {
  const context = toPageContext(await params)
  return buildInfoMetadata(context, {
    title: infoTexts[context.language].titles.sitemap,
    description: contentTexts[context.language].sitemap.description,
    path: link.info('sitemap'),
  })
}

export default async function SitemapPage({ params }: SitemapPageProps) {
  const context = toPageContext(await params)
  const { titles, pages, catalog } = infoTexts[context.language]
  const [{ menuItems }, { regionData }] = await Promise.all([
    loadMenu(context),
    loadInitialData(context),
  ])
  const hidden = getHiddenPages(regionData)
  const current = Object.entries(titles).filter(([code]) => code !== 'sitemap' && !hidden.has(code))
  return (
    <InfoFrame context={context} title={titles.sitemap}>
      <h2 className="mb-3 text-h2">{pages}</h2>
      <LinkColumns links={current.map(([code, text]) => ({ text, href: `/${code}/` }))} />
      <h2 className="mt-10 mb-3 text-h2">{catalog}</h2>
      {menuItems.map(({ id, name, url, childs }) => (
        <section key={id} className="mb-6">
          <h3 className="text-h3">
            <a href={url} className="rounded-small underline-offset-4 hover:underline">
              {name}
            </a>
          </h3>
          <LinkColumns links={childs.map((child) => ({ text: child.name, href: child.url }))} />
        </section>
      ))}
    </InfoFrame>
  )
}
