import { getBonusProgram } from '@svetlitsa/api-client/api/content'
import { answerOf } from '@svetlitsa/api-client/client/answer-of'
import { link } from '@svetlitsa/domain/route/site-map'
import { contentTexts } from '@svetlitsa/i18n/content-texts'
import { writtenText } from '@svetlitsa/i18n/info/written-text'
import { infoTexts } from '@svetlitsa/i18n/info-texts'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import type { Metadata } from 'next'
import { callOptions } from '../../../../../call-options.ts'
import { BonusTerms } from '../../../../../features/bonus/bonus-terms.tsx'
import { InfoArticle } from '../../../../../features/info/info-article.tsx'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { infoMetadata } from '../../../../../info-metadata.ts'
import { loadInitialData } from '../../../../../load-shell.ts'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'

type BonusPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: BonusPageProps): Promise<Metadata> {
  const context = contextOf(await params)
  const { language } = context
  const { regionData } = await loadInitialData(context)
  return infoMetadata(context, {
    title: infoTexts[language].titles['bonus-program'],
    description: regionData.disableBonus
      ? contentTexts[language].bonus.none
      : writtenText('bonus-program', language).lead,
    path: link.info('bonus-program'),
  })
}

export default async function BonusPage({ params }: BonusPageProps) {
  const context = contextOf(await params)
  const { language } = context
  const program = answerOf(await getBonusProgram({}, callOptions(context)))
  return (
    <InfoFrame context={context} title={infoTexts[language].titles['bonus-program']}>
      {!program.isActive && <Notice>{contentTexts[language].bonus.none}</Notice>}
      {program.isActive && (
        <div className="mb-8">
          <BonusTerms program={program} language={language} />
        </div>
      )}
      <InfoArticle context={context} code="bonus-program" withoutLead={!program.isActive} />
    </InfoFrame>
  )
}
