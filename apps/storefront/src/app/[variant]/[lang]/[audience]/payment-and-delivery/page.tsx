import { link } from '@svetlitsa/domain/route/site-map'
import { infoTexts } from '@svetlitsa/i18n/info/info-texts'
import type { Metadata } from 'next'
import { InfoArticle } from '../../../../../features/info/info-article.tsx'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { loadInfoText } from '../../../../../features/info/load-info-text.ts'
import { Island } from '../../../../../island/island.tsx'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'
import { buildInfoMetadata } from '../../../../../page-metadata/build-info-metadata.ts'

type DeliveryPageProps = { params: Promise<ContextParams> }

const code = 'payment-and-delivery'

export async function generateMetadata({ params }: DeliveryPageProps): Promise<Metadata> {
  const context = toPageContext(await params)
  return buildInfoMetadata(context, {
    title: infoTexts[context.language].titles[code],
    description: (await loadInfoText(context, code)).lead,
    path: link.info(code),
  })
}

export default async function DeliveryPage({ params }: DeliveryPageProps) {
  const context = toPageContext(await params)
  return (
    <InfoFrame context={context} title={infoTexts[context.language].titles[code]} hidesMobileSearch>
      <InfoArticle context={context} code={code} />
      {!context.isCrawler && <Island name="serviceCalculator" props={{}} />}
    </InfoFrame>
  )
}
