import { outboxTexts } from '@svetlitsa/i18n/outbox-texts'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { OutboxList } from '../../../../../../features/outbox/outbox-list.tsx'
import { loadInitialData } from '../../../../../../load-shell.ts'
import { type ContextParams, contextOf } from '../../../../../../page-context.ts'

type OutboxPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: OutboxPageProps): Promise<Metadata> {
  const { language } = contextOf(await params)
  return { title: outboxTexts[language].title, robots: { index: false } }
}

/** Only a demonstration has it: a real shop sends its messages. */
export default async function OutboxPage({ params }: OutboxPageProps) {
  const context = contextOf(await params)
  const { isDemo } = await loadInitialData(context)
  if (!isDemo) notFound()
  const { title, hint } = outboxTexts[context.language]
  return (
    <div className="page-width pt-6 pb-section">
      <h1 className="text-h1">{title}</h1>
      <p className="mt-2 mb-8 max-w-text text-ink-soft">{hint}</p>
      <OutboxList />
    </div>
  )
}
