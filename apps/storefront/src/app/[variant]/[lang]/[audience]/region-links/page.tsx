import { unwrapAnswer } from '@svetlitsa/api-client/call/unwrap-answer'
import { getRetailRegionLinks } from '@svetlitsa/api-client/content/client'
import { link } from '@svetlitsa/domain/route/site-map'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { infoTexts } from '@svetlitsa/i18n/info/info-texts'
import type { Metadata } from 'next'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { CityPhones } from '../../../../../features/store/city-phones.tsx'
import { getCallOptions } from '../../../../../page-context/get-call-options.ts'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'
import { buildInfoMetadata } from '../../../../../page-metadata/build-info-metadata.ts'

type RegionLinksPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: RegionLinksPageProps): Promise<Metadata> {
  const context = toPageContext(await params)
  return buildInfoMetadata(context, {
    title: infoTexts[context.language].titles['region-links'],
    description: contentTexts[context.language].contacts.all,
    path: link.info('region-links'),
  })
}

/** Every city as a plain link, so that a city can be chosen without scripts. */
export default async function RegionLinksPage({ params }: RegionLinksPageProps) {
  const context = toPageContext(await params)
  const { titles, cities } = infoTexts[context.language]
  const { regions } = unwrapAnswer(await getRetailRegionLinks({}, getCallOptions(context)))
  return (
    <InfoFrame context={context} title={titles['region-links']} wide>
      <p className="mb-6 max-w-text text-lead text-ink-soft">{cities}</p>
      <CityPhones cities={regions} language={context.language} />
    </InfoFrame>
  )
}
