import type { SentMessage } from '@svetlitsa/api-client/message/queries'
import type { Language } from '@svetlitsa/domain/language/language'
import type { sentMessageTexts } from '@svetlitsa/i18n/sent-message/sent-message-texts'
import type { Translator } from '@svetlitsa/i18n/translator/get-translator'
import type { TableColumn } from '@svetlitsa/ui/data/table'
import { formatMoment } from '../../date/format-moment.ts'
import { getPurposeName } from './get-purpose-name.ts'
import { ResendButton } from './resend-button.tsx'
import { SentMessageBadge } from './sent-message-badge.tsx'

/** The table columns of sent messages. */
export function buildSentMessageColumns(
  t: Translator<(typeof sentMessageTexts)['ru']>,
  language: Language,
): TableColumn<SentMessage>[] {
  return [
    {
      key: 'created',
      title: t('columns.created'),
      render: ({ createdAt }) => formatMoment(createdAt, language),
    },
    {
      key: 'channel',
      title: t('columns.channel'),
      render: ({ channel }) => t(`channels.${channel}`),
    },
    {
      key: 'purpose',
      title: t('columns.purpose'),
      render: ({ purpose }) => (
        <span className="whitespace-normal">{getPurposeName(purpose, language)}</span>
      ),
    },
    {
      key: 'state',
      title: t('columns.state'),
      render: ({ state }) => <SentMessageBadge state={state} />,
    },
    {
      key: 'sent',
      title: t('columns.sent'),
      render: ({ sentAt }) => sentAt && formatMoment(sentAt, language),
    },
    {
      key: 'reason',
      title: t('columns.reason'),
      render: ({ reason }) =>
        reason && <span className="whitespace-normal">{t(`reasons.${reason}`)}</span>,
    },
    {
      key: 'resend',
      title: t('columns.resend'),
      render: (message) =>
        message.canResend && (
          <div className="py-1">
            <ResendButton message={message} />
          </div>
        ),
    },
  ]
}
