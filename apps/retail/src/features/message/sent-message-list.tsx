import { useSentMessages } from '@svetlitsa/api-client/message/queries'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { sentMessageTexts } from '@svetlitsa/i18n/sent-message/sent-message-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Table } from '@svetlitsa/ui/data/table'
import { buildSentMessageColumns } from './build-sent-message-columns.tsx'
import { SentMessageRows } from './sent-message-rows.tsx'

/** The messages to one recipient, on a wide screen as a table. */
export function SentMessageList({ recipient }: { recipient: string }) {
  const t = useTexts(sentMessageTexts)
  const language = useLanguage()
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useSentMessages(recipient)
  const messages = data?.pages.flatMap((page) => page.messages) ?? []
  const title = t('to', {
    recipient: recipient.includes('@') ? recipient : formatPhone(recipient),
  })
  return (
    <>
      <h2 className="px-4 py-2 text-body font-medium wrap-anywhere lg:px-6">{title}</h2>
      {messages.length > 0 && (
        <>
          <SentMessageRows title={title} messages={messages} />
          <div className="max-lg:hidden">
            <Table
              caption={title}
              columns={buildSentMessageColumns(t, language)}
              rows={messages}
              rowKey={({ id }) => String(id)}
            />
          </div>
        </>
      )}
      {data && messages.length === 0 && (
        <p role="status" className="px-4 py-6 text-body text-ink-soft lg:px-6">
          {t('empty')}
        </p>
      )}
      {isError && <ErrorNotice onRetry={() => void refetch()} />}
      {hasNextPage && (
        <div className="px-4 py-6 lg:px-6">
          <Button
            size={48}
            kind="soft"
            waiting={isFetchingNextPage && t('loading')}
            onClick={() => void fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}
