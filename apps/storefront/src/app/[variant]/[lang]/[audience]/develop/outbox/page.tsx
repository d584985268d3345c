import { messageOutboxTexts } from '@svetlitsa/i18n/message-outbox/message-outbox-texts'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Island } from '../../../../../../island/island.tsx'
import { loadInitialData } from '../../../../../../page-context/load-initial-data.ts'
import { type ContextParams, toPageContext } from '../../../../../../page-context/page-context.ts'

type OutboxPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: OutboxPageProps): Promise<Metadata> {
  const { language } = toPageContext(await params)
  return { title: messageOutboxTexts[language].title, robots: { index: false } }
}

/** Exists only in demonstration mode: a production shop really sends its messages. */
export default async function OutboxPage({ params }: OutboxPageProps) {
  const context = toPageContext(await params)
  const { isDemo } = await loadInitialData(context)
  if (!isDemo) notFound()
  const { title, hint } = messageOutboxTexts[context.language]
  return (
    <div className="page-width pt-6 pb-section">
      <h1 className="text-h1">{title}</h1>
      <p className="mt-2 mb-8 max-w-text text-ink-soft">{hint}</p>
      <Island name="outboxList" props={{}} hydrate="load" />
    </div>
  )
}
