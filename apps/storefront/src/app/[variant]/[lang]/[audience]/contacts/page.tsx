import { link } from '@svetlitsa/domain/route/site-map'
import { infoPages } from '@svetlitsa/i18n/info/info-pages'
import { infoTexts } from '@svetlitsa/i18n/info-texts'
import type { Metadata } from 'next'
import { CityStores } from '../../../../../features/info/city-stores.tsx'
import { InfoArticle } from '../../../../../features/info/info-article.tsx'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { loadAnyProduct } from '../../../../../features/info/load-any-product.ts'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'

type ContactsPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: ContactsPageProps): Promise<Metadata> {
  const { language } = contextOf(await params)
  return {
    title: infoTexts[language].titles.contacts,
    description: infoPages.contacts.lead,
    alternates: { canonical: link.info('contacts') },
  }
}

export default async function ContactsPage({ params }: ContactsPageProps) {
  const context = contextOf(await params)
  const { titles, stores, noStores, phones } = infoTexts[context.language]
  const productId = await loadAnyProduct(context)
  return (
    <InfoFrame context={context} title={titles.contacts}>
      <InfoArticle text={infoPages.contacts} language={context.language} />
      {productId !== null && !context.isCrawler && (
        <CityStores productId={productId} words={{ title: stores, none: noStores, phones }} />
      )}
    </InfoFrame>
  )
}
