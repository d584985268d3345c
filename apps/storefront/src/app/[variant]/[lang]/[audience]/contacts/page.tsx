import { getRetailRegionLinks, getStores } from '@svetlitsa/api-client/api/content'
import { answerOf } from '@svetlitsa/api-client/client/answer-of'
import { link } from '@svetlitsa/domain/route/site-map'
import { contentTexts } from '@svetlitsa/i18n/content-texts'
import { writtenText } from '@svetlitsa/i18n/info/written-text'
import { infoTexts } from '@svetlitsa/i18n/info-texts'
import type { Metadata } from 'next'
import { callOptions } from '../../../../../call-options.ts'
import { InfoArticle } from '../../../../../features/info/info-article.tsx'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { RequestForm } from '../../../../../features/request/request-form.tsx'
import { CityPhones } from '../../../../../features/store/city-phones.tsx'
import { PlainStores } from '../../../../../features/store/plain-stores.tsx'
import { StoreMap } from '../../../../../features/store/store-map.tsx'
import { infoMetadata } from '../../../../../info-metadata.ts'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'
import { JsonLd } from '../../../../../seo/json-ld.tsx'
import { storeData } from '../../../../../seo/store-data.ts'

type ContactsPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: ContactsPageProps): Promise<Metadata> {
  const context = contextOf(await params)
  return infoMetadata(context, {
    title: infoTexts[context.language].titles.contacts,
    description: writtenText('contacts', context.language).lead,
    path: link.info('contacts'),
  })
}

/** The stores of the shopper's city on a map, the phones of every city, and a call asked for. */
export default async function ContactsPage({ params }: ContactsPageProps) {
  const context = contextOf(await params)
  const { language, isCrawler } = context
  const [{ regions }, local] = await Promise.all([
    getRetailRegionLinks({}, callOptions(context)).then(answerOf),
    getStores({}, callOptions(context)).then(answerOf),
  ])
  return (
    <InfoFrame context={context} title={infoTexts[language].titles.contacts} wide hidesMobileSearch>
      <div className="mb-10">
        {isCrawler ? <PlainStores {...local} language={language} /> : <StoreMap />}
      </div>
      {local.stores.map((store) => (
        <JsonLd key={store.id} data={storeData(store, local.region.NAME)} />
      ))}
      <InfoArticle context={context} code="contacts" />
      <section aria-labelledby="phones" className="mt-10">
        <h2 id="phones" className="mb-4 text-h2">
          {contentTexts[language].contacts.phones}
        </h2>
        <CityPhones cities={regions} language={language} />
      </section>
      {!isCrawler && (
        <div className="max-w-text">
          <RequestForm kind="callback" />
        </div>
      )}
    </InfoFrame>
  )
}
