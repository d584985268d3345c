import { errorTexts } from '@svetlitsa/i18n/error-texts'
import type { Metadata } from 'next'
import { ErrorPage } from '../../../../../features/error/error-page.tsx'
import { loadInitialData } from '../../../../../load-shell.ts'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'

type PageErrorProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: PageErrorProps): Promise<Metadata> {
  const { language } = contextOf(await params)
  return { title: errorTexts[language].server.title, robots: { index: false } }
}

export default async function PageError({ params }: PageErrorProps) {
  const context = contextOf(await params)
  const { regionData } = await loadInitialData(context)
  return <ErrorPage context={context} kind="server" sign={regionData.currency.sign} />
}
