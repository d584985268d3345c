import { unwrapAnswer } from '@svetlitsa/api-client/call/unwrap-answer'
import { getRetailRegionLinks } from '@svetlitsa/api-client/content/client'
import { getStores } from '@svetlitsa/api-client/store/client'
import { link } from '@svetlitsa/domain/route/site-map'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { infoTexts } from '@svetlitsa/i18n/info/info-texts'
import type { Metadata } from 'next'
import { InfoArticle } from '../../../../../features/info/info-article.tsx'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { loadInfoText } from '../../../../../features/info/load-info-text.ts'
import { CityPhones } from '../../../../../features/store/city-phones.tsx'
import { PlainStores } from '../../../../../features/store/plain-stores.tsx'
import { Island } from '../../../../../island/island.tsx'
import { buildStoreData } from '../../../../../json-ld/build-page-data.ts'
import { JsonLd } from '../../../../../json-ld/json-ld.tsx'
import { getCallOptions } from '../../../../../page-context/get-call-options.ts'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'
import { buildInfoMetadata } from '../../../../../page-metadata/build-info-metadata.ts'

type ContactsPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: ContactsPageProps): Promise<Metadata> {
  const context = toPageContext(await params)
  return buildInfoMetadata(context, {
    title: infoTexts[context.language].titles.contacts,
    description: (await loadInfoText(context, 'contacts')).lead,
    path: link.info('contacts'),
  })
}

/** The stores of the shopper's city on a map, the phones of every city and the callback form. */
export default async function ContactsPage({ params }: ContactsPageProps) {
  const context = toPageContext(await params)
  const { language, isCrawler } = context
  const [{ regions }, local] = await Promise.all([
    getRetailRegionLinks({}, getCallOptions(context)).then(unwrapAnswer),
    getStores({}, getCallOptions(context)).then(unwrapAnswer),
  ])
  return (
    <InfoFrame context={context} title={infoTexts[language].titles.contacts} wide hidesMobileSearch>
      <div className="mb-10">
        {isCrawler ? (
          <PlainStores {...local} language={language} />
        ) : (
          <Island name="storeMap" props={{}} />
        )}
      </div>
      {local.stores.map((store) => (
        <JsonLd key={store.id} data={buildStoreData(store, local.region.NAME)} />
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
          <Island name="requestForm" props={{ kind: 'callback' }} />
        </div>
      )}
    </InfoFrame>
  )
}
