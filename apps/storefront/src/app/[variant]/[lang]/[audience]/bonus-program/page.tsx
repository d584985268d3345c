import { unwrapAnswer } from '@svetlitsa/api-client/call/unwrap-answer'
import { getBonusProgram } from '@svetlitsa/api-client/content/client'
import { link } from '@svetlitsa/domain/route/site-map'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { infoTexts } from '@svetlitsa/i18n/info/info-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import type { Metadata } from 'next'
import { BonusTerms } from '../../../../../features/bonus/bonus-terms.tsx'
import { InfoArticle } from '../../../../../features/info/info-article.tsx'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { loadInfoText } from '../../../../../features/info/load-info-text.ts'
import { getCallOptions } from '../../../../../page-context/get-call-options.ts'
import { loadInitialData } from '../../../../../page-context/load-initial-data.ts'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'
import { buildInfoMetadata } from '../../../../../page-metadata/build-info-metadata.ts'

type BonusPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: BonusPageProps): Promise<Metadata> {
  const context = toPageContext(await params)
  const { language } = context
  const { regionData } = await loadInitialData(context)
  return buildInfoMetadata(context, {
    title: infoTexts[language].titles['bonus-program'],
    description: regionData.disableBonus
      ? contentTexts[language].bonus.none
      : (await loadInfoText(context, 'bonus-program')).lead,
    path: link.info('bonus-program'),
  })
}

export default async function BonusPage({ params }: BonusPageProps) {
  const context = toPageContext(await params)
  const { language } = context
  const program = unwrapAnswer(await getBonusProgram({}, getCallOptions(context)))
  const { shop } = await loadInitialData(context)
  return (
    <InfoFrame context={context} title={infoTexts[language].titles['bonus-program']}>
      {!program.isActive && <Notice>{contentTexts[language].bonus.none}</Notice>}
      {program.isActive && (
        <div className="mb-8">
          <BonusTerms program={program} language={language} shopName={shop.name} />
        </div>
      )}
      <InfoArticle context={context} code="bonus-program" withoutLead={!program.isActive} />
    </InfoFrame>
  )
}
