import { sentMessageTexts } from '@svetlitsa/i18n/sent-message/sent-message-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useState } from 'react'
import { RetailPage } from '../../retail-page/retail-page.tsx'
import { SentMessageList } from './sent-message-list.tsx'
import { SentMessageSearch } from './sent-message-search.tsx'

/**
 * What the shop sent to a customer, found by the phone or the e-mail address, which stands in no
 * address of the browser: it is personal data (retail.messages).
 */
export function SentMessagesScreen({ userName }: { userName: string }) {
  const t = useTexts(sentMessageTexts)
  const [recipient, setRecipient] = useState<string | null>(null)
  return (
    <RetailPage title={t('title')} userName={userName}>
      <div className="grid gap-4 px-4 py-3 lg:px-6">
        <h1 className="text-h3">{t('title')}</h1>
        <SentMessageSearch onSearch={() => setRecipient(null)} onFound={setRecipient} />
      </div>
      {recipient !== null && <SentMessageList key={recipient} recipient={recipient} />}
    </RetailPage>
  )
}
