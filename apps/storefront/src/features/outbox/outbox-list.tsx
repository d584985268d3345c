'use client'

import { useOutbox } from '@svetlitsa/api-client/query/message'
import { outboxTexts } from '@svetlitsa/i18n/outbox-texts'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { Badge } from '@svetlitsa/ui/primitives/badge'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import { Skeleton } from '@svetlitsa/ui/primitives/skeleton'

const tones = { waiting: 'work', sent: 'ready', failed: 'new' } as const

/** What the shop would have sent, the newest first. */
export function OutboxList() {
  const language = useLanguage()
  const texts = outboxTexts[language]
  const { data, isError, isPending, refetch } = useOutbox()
  if (isError) return <FaultNotice onRetry={() => void refetch()} />
  if (isPending) return <Skeleton shape="heading" />
  if (data.messages.length === 0) {
    return <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>
  }
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'medium' })
  return (
    <ul className="border-t border-line-strong" aria-live="polite">
      {data.messages.map(({ id, channel, recipient, subject, body, state, createdAt }) => (
        <li key={id} className="border-b border-line py-5">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-soft">
            <span className="font-semibold text-ink">{texts[channel]}</span>
            <span>{recipient}</span>
            <time dateTime={createdAt}>{when.format(new Date(createdAt))}</time>
            <Badge tone={tones[state]}>{texts.states[state]}</Badge>
          </p>
          {subject && <p className="mt-2 font-medium">{subject}</p>}
          <p className="mt-2 max-w-text wrap-anywhere whitespace-pre-line">{body}</p>
        </li>
      ))}
    </ul>
  )
}
