import { link } from '@svetlitsa/domain/route/site-map'
import { writtenText } from '@svetlitsa/i18n/info/written-text'
import { infoTexts } from '@svetlitsa/i18n/info-texts'
import type { Metadata } from 'next'
import { ServiceCalculator } from '../../../../../features/calculator/service-calculator.tsx'
import { InfoArticle } from '../../../../../features/info/info-article.tsx'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { infoMetadata } from '../../../../../info-metadata.ts'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'

type DeliveryPageProps = { params: Promise<ContextParams> }

const code = 'payment-and-delivery'

export async function generateMetadata({ params }: DeliveryPageProps): Promise<Metadata> {
  const context = contextOf(await params)
  return infoMetadata(context, {
    title: infoTexts[context.language].titles[code],
    description: writtenText(code, context.language).lead,
    path: link.info(code),
  })
}

export default async function DeliveryPage({ params }: DeliveryPageProps) {
  const context = contextOf(await params)
  return (
    <InfoFrame context={context} title={infoTexts[context.language].titles[code]} hidesMobileSearch>
      <InfoArticle context={context} code={code} />
      {!context.isCrawler && <ServiceCalculator />}
    </InfoFrame>
  )
}
