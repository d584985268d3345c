import { infoPages, isWrittenPage } from '@svetlitsa/i18n/info/info-pages'
import { infoTexts } from '@svetlitsa/i18n/info-texts'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { InfoArticle } from '../../../../../features/info/info-article.tsx'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'

type InfoPageProps = { params: Promise<ContextParams & { info: string }> }

async function load({ params }: InfoPageProps) {
  const { info: code, ...rest } = await params
  const context = contextOf(rest)
  if (!isWrittenPage(code)) notFound()
  return { code, context, text: infoPages[code], title: infoTexts[context.language].titles[code] }
}

export async function generateMetadata(props: InfoPageProps): Promise<Metadata> {
  const { code, text, title } = await load(props)
  const path = `/${code}/`
  return {
    title,
    description: text.lead,
    alternates: { canonical: path },
    openGraph: { title, description: text.lead, url: path },
  }
}

export default async function InfoPage(props: InfoPageProps) {
  const { context, text, title } = await load(props)
  return (
    <InfoFrame context={context} title={title}>
      <InfoArticle text={text} language={context.language} />
    </InfoFrame>
  )
}
