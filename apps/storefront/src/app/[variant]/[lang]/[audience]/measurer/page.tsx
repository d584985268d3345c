import { link } from '@svetlitsa/domain/route/site-map'
import { writtenText } from '@svetlitsa/i18n/info/written-text'
import { infoTexts } from '@svetlitsa/i18n/info-texts'
import type { Metadata } from 'next'
import { InfoArticle } from '../../../../../features/info/info-article.tsx'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { MeasurerPrice } from '../../../../../features/measurer/measurer-price.tsx'
import { RequestForm } from '../../../../../features/request/request-form.tsx'
import { infoMetadata } from '../../../../../info-metadata.ts'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'

type MeasurerPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: MeasurerPageProps): Promise<Metadata> {
  const context = contextOf(await params)
  return infoMetadata(context, {
    title: infoTexts[context.language].titles.measurer,
    description: writtenText('measurer', context.language).lead,
    path: link.info('measurer'),
  })
}

export default async function MeasurerPage({ params }: MeasurerPageProps) {
  const context = contextOf(await params)
  return (
    <InfoFrame context={context} title={infoTexts[context.language].titles.measurer}>
      <InfoArticle context={context} code="measurer" />
      {!context.isCrawler && (
        <>
          <MeasurerPrice />
          <RequestForm kind="measurer" />
        </>
      )}
    </InfoFrame>
  )
}
