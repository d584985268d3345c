import { type RequestKind, requestForms } from '@svetlitsa/domain/request/request-form'
import { isWrittenPage } from '@svetlitsa/i18n/info/info-pages'
import { writtenText } from '@svetlitsa/i18n/info/written-text'
import { infoTexts } from '@svetlitsa/i18n/info-texts'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { InfoArticle } from '../../../../../features/info/info-article.tsx'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { RequestForm } from '../../../../../features/request/request-form.tsx'
import { infoMetadata } from '../../../../../info-metadata.ts'
import { loadInitialData } from '../../../../../load-shell.ts'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'

type InfoPageProps = { params: Promise<ContextParams & { info: string }> }

async function load({ params }: InfoPageProps) {
  const { info: code, ...rest } = await params
  const context = contextOf(rest)
  if (!isWrittenPage(code)) notFound()
  return { code, context, title: infoTexts[context.language].titles[code] }
}

export async function generateMetadata(props: InfoPageProps): Promise<Metadata> {
  const { code, context, title } = await load(props)
  const { lead } = writtenText(code, context.language)
  return infoMetadata(context, { title, description: lead, path: `/${code}/` })
}

/** A written page; those for partners end in a form. */
export default async function InfoPage(props: InfoPageProps) {
  const { code, context, title } = await load(props)
  const { regionData } = await loadInitialData(context)
  return (
    <InfoFrame context={context} title={title}>
      <InfoArticle context={context} code={code} numbered={code === 'steps'} />
      {!context.isCrawler && code in requestForms && (
        <RequestForm kind={code as RequestKind} country={regionData.kz ? 'kz' : 'ru'} />
      )}
    </InfoFrame>
  )
}
