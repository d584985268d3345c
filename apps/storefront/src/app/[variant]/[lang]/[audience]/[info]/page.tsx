import { type RequestKind, requestForms } from '@svetlitsa/domain/request/request-form'
import { isTextPage } from '@svetlitsa/i18n/info/info-pages'
import { infoTexts } from '@svetlitsa/i18n/info/info-texts'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { InfoArticle } from '../../../../../features/info/info-article.tsx'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { loadInfoText } from '../../../../../features/info/load-info-text.ts'
import { Island } from '../../../../../island/island.tsx'
import { loadInitialData } from '../../../../../page-context/load-initial-data.ts'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'
import { buildInfoMetadata } from '../../../../../page-metadata/build-info-metadata.ts'

type InfoPageProps = { params: Promise<ContextParams & { info: string }> }

async function load({ params }: InfoPageProps) {
  const { info: code, ...rest } = await params
  const context = toPageContext(rest)
  if (!isTextPage(code)) notFound()
  return { code, context, title: infoTexts[context.language].titles[code] }
}

export async function generateMetadata(props: InfoPageProps): Promise<Metadata> {
  const { code, context, title } = await load(props)
  const { lead } = await loadInfoText(context, code)
  return buildInfoMetadata(context, { title, description: lead, path: `/${code}/` })
}

/** An information page. Pages for partners end with a form. */
export default async function InfoPage(props: InfoPageProps) {
  const { code, context, title } = await load(props)
  const { regionData } = await loadInitialData(context)
  return (
    <InfoFrame context={context} title={title}>
      <InfoArticle context={context} code={code} numbered={code === 'steps'} />
      {!context.isCrawler && code in requestForms && (
        <Island
          name="requestForm"
          props={{ kind: code as RequestKind, country: regionData.kz ? 'kz' : 'ru' }}
        />
      )}
    </InfoFrame>
  )
}
