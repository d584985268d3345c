import { getRegions } from '@svetlitsa/api-client/api/region'
import { answerOf } from '@svetlitsa/api-client/client/answer-of'
import { link } from '@svetlitsa/domain/route/site-map'
import { infoTexts } from '@svetlitsa/i18n/info-texts'
import type { Metadata } from 'next'
import { callOptions } from '../../../../../call-options.ts'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { LinkColumns } from '../../../../../features/info/link-columns.tsx'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'

type RegionLinksPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: RegionLinksPageProps): Promise<Metadata> {
  const { language } = contextOf(await params)
  return {
    title: infoTexts[language].titles['region-links'],
    alternates: { canonical: link.info('region-links') },
  }
}

/** Every city as a plain link: here a city is chosen without scripts. */
export default async function RegionLinksPage({ params }: RegionLinksPageProps) {
  const context = contextOf(await params)
  const { titles, cities } = infoTexts[context.language]
  const { regions } = answerOf(await getRegions({}, callOptions(context)))
  const ordered = regions.toSorted((one, other) => one.NAME.localeCompare(other.NAME, 'ru'))
  return (
    <InfoFrame context={context} title={titles['region-links']}>
      <p className="mb-6 max-w-text text-lead text-ink-soft">{cities}</p>
      <LinkColumns
        links={ordered.map(({ NAME, code }) => ({ text: NAME, href: `/?sr=${code}` }))}
      />
    </InfoFrame>
  )
}
