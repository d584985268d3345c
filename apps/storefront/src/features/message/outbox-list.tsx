import { useOutbox } from '@svetlitsa/api-client/message/queries'
import { messageOutboxTexts } from '@svetlitsa/i18n/message-outbox/message-outbox-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { Badge } from '@svetlitsa/ui/feedback/badge'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'

const tones = { waiting: 'work', sent: 'ready', failed: 'new' } as const

/** Messages that the shop would have sent, newest first. */
export function OutboxList() {
  const language = useLanguage()
  const texts = messageOutboxTexts[language]
  const { data, isError, isPending, refetch } = useOutbox()
  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  if (isPending) return <Skeleton shape="heading" />
  if (data.messages.length === 0) {
    return <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>
  }
  const dateFormat = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'medium' })
  return (
    <ul className="border-t border-line-strong" aria-live="polite">
      {data.messages.map(({ id, channel, recipient, subject, body, state, createdAt }) => (
        <li key={id} className="border-b border-line py-5">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-soft">
            <span className="font-semibold text-ink">{texts[channel]}</span>
            <span>{recipient}</span>
            <time dateTime={createdAt}>{dateFormat.format(new Date(createdAt))}</time>
            <Badge tone={tones[state]}>{texts.states[state]}</Badge>
          </p>
          {subject && <p className="mt-2 font-medium">{subject}</p>}
          <p className="mt-2 max-w-text wrap-anywhere whitespace-pre-line">{body}</p>
        </li>
      ))}
    </ul>
  )
}
