import { errorPageTexts } from '@svetlitsa/i18n/error-page/error-page-texts'
import type { Metadata } from 'next'
import { ErrorPage } from '../../../../../features/error-page/error-page.tsx'
import { loadInitialData } from '../../../../../page-context/load-initial-data.ts'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'

type PageErrorProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: PageErrorProps): Promise<Metadata> {
  const { language } = toPageContext(await params)
  return { title: errorPageTexts[language].server.title, robots: { index: false } }
}

export default async function PageError({ params }: PageErrorProps) {
  const context = toPageContext(await params)
  const { regionData } = await loadInitialData(context)
  return <ErrorPage context={context} kind="server" sign={regionData.currency.sign} />
}
