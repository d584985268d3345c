import { getRetailRegionLinks } from '@svetlitsa/api-client/api/content'
import { answerOf } from '@svetlitsa/api-client/client/answer-of'
import { link } from '@svetlitsa/domain/route/site-map'
import { contentTexts } from '@svetlitsa/i18n/content-texts'
import { infoTexts } from '@svetlitsa/i18n/info-texts'
import type { Metadata } from 'next'
import { callOptions } from '../../../../../call-options.ts'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { CityPhones } from '../../../../../features/store/city-phones.tsx'
import { infoMetadata } from '../../../../../info-metadata.ts'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'

type RegionLinksPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: RegionLinksPageProps): Promise<Metadata> {
  const context = contextOf(await params)
  return infoMetadata(context, {
    title: infoTexts[context.language].titles['region-links'],
    description: contentTexts[context.language].contacts.all,
    path: link.info('region-links'),
  })
}

/** Every city as a plain link: here a city is chosen without scripts. */
export default async function RegionLinksPage({ params }: RegionLinksPageProps) {
  const context = contextOf(await params)
  const { titles, cities } = infoTexts[context.language]
  const { regions } = answerOf(await getRetailRegionLinks({}, callOptions(context)))
  return (
    <InfoFrame context={context} title={titles['region-links']} wide>
      <p className="mb-6 max-w-text text-lead text-ink-soft">{cities}</p>
      <CityPhones cities={regions} language={context.language} />
    </InfoFrame>
  )
}
