import { requestLogTexts } from '@svetlitsa/i18n/request-log/request-log-texts'
import type { Metadata } from 'next'
import { Island } from '../../../../../../island/island.tsx'
import { type ContextParams, toPageContext } from '../../../../../../page-context/page-context.ts'

type RequestLogPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: RequestLogPageProps): Promise<Metadata> {
  const { language } = toPageContext(await params)
  return { title: requestLogTexts[language].title, robots: { index: false } }
}

/**
 * The debug log of requests, for developers; in demonstration mode also by `?ssrdebug`
 * (role.groups).
 */
export default async function RequestLogPage({ params }: RequestLogPageProps) {
  const { title, hint } = requestLogTexts[toPageContext(await params).language]
  return (
    <div className="page-width pt-6 pb-section">
      <h1 className="text-h1">{title}</h1>
      <p className="mt-2 mb-8 max-w-text text-ink-soft">{hint}</p>
      <Island name="requestList" props={{}} hydrate="load" />
    </div>
  )
}
