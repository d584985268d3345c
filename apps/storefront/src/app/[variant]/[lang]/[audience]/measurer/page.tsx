import { link } from '@svetlitsa/domain/route/site-map'
import { infoTexts } from '@svetlitsa/i18n/info/info-texts'
import type { Metadata } from 'next'
import { InfoArticle } from '../../../../../features/info/info-article.tsx'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { loadInfoText } from '../../../../../features/info/load-info-text.ts'
import { Island } from '../../../../../island/island.tsx'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'
import { buildInfoMetadata } from '../../../../../page-metadata/build-info-metadata.ts'

type MeasurerPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: MeasurerPageProps): Promise<Metadata> {
  const context = toPageContext(await params)
  return buildInfoMetadata(context, {
    title: infoTexts[context.language].titles.measurer,
    description: (await loadInfoText(context, 'measurer')).lead,
    path: link.info('measurer'),
  })
}

export default async function MeasurerPage({ params }: MeasurerPageProps) {
  const context = toPageContext(await params)
  return (
    <InfoFrame context={context} title={infoTexts[context.language].titles.measurer}>
      <InfoArticle context={context} code="measurer" />
      {!context.isCrawler && (
        <>
          <Island name="measurerPrice" props={{}} />
          <Island name="requestForm" props={{ kind: 'measurer' }} />
        </>
      )}
    </InfoFrame>
  )
}
