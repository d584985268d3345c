import { errorPageTexts } from '@svetlitsa/i18n/error-page/error-page-texts'
import type { Metadata } from 'next'
import { ErrorPage } from '../../../../../features/error-page/error-page.tsx'
import { loadInitialData } from '../../../../../page-context/load-initial-data.ts'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'

type PageNotFoundProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: PageNotFoundProps): Promise<Metadata> {
  const { language } = toPageContext(await params)
  return { title: errorPageTexts[language].notFound.title, robots: { index: false } }
}

export default async function PageNotFound({ params }: PageNotFoundProps) {
  const context = toPageContext(await params)
  const { regionData } = await loadInitialData(context)
  return <ErrorPage context={context} kind="notFound" sign={regionData.currency.sign} />
}
