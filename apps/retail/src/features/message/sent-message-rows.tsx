import type { SentMessage } from '@svetlitsa/api-client/message/queries'
import { sentMessageTexts } from '@svetlitsa/i18n/sent-message/sent-message-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { formatMoment } from '../../date/format-moment.ts'
import { getPurposeName } from './get-purpose-name.ts'
import { ResendButton } from './resend-button.tsx'
import { SentMessageBadge } from './sent-message-badge.tsx'

type SentMessageRowsProps = { title: string; messages: readonly SentMessage[] }

/** Sent messages on a phone: what each was about, and below it when and why not. */
export function SentMessageRows({ title, messages }: SentMessageRowsProps) {
  return (
    <ul aria-label={title} className="border-t border-line lg:hidden">
      {messages.map((message) => (
        <li
          key={message.id}
          className="grid gap-1 border-b border-line bg-surface px-4 py-3 text-small wrap-anywhere"
        >
          <SentMessageCard message={message} />
        </li>
      ))}
    </ul>
  )
}

function SentMessageCard({ message }: { message: SentMessage }) {
  const t = useTexts(sentMessageTexts)
  const language = useLanguage()
  const { purpose, channel, state, createdAt, sentAt, reason, canResend } = message
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <strong className="font-semibold">{getPurposeName(purpose, language)}</strong>
        <SentMessageBadge state={state} />
      </div>
      <p className="text-ink-soft">
        {t(`channels.${channel}`)} · {formatMoment(createdAt, language)}
      </p>
      {sentAt && (
        <p className="text-ink-soft">{t('sentAt', { at: formatMoment(sentAt, language) })}</p>
      )}
      {reason && <p>{t('reason', { reason: t(`reasons.${reason}`) })}</p>}
      {canResend && (
        <div className="mt-1">
          <ResendButton message={message} />
        </div>
      )}
    </>
  )
}
