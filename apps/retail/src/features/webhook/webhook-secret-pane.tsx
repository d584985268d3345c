import type { WebhookSecret } from '@svetlitsa/api-client/webhook/queries'
import { webhookTexts } from '@svetlitsa/i18n/webhook/webhook-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { formatMoment } from '../../date/format-moment.ts'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { DetailRow } from '../../list-detail/detail-row.tsx'

type WebhookSecretPaneProps = { created: WebhookSecret; onClose: () => void }

/** The secret of a new webhook, or a new one; never shown again. */
export function WebhookSecretPane({
  created: { webhook, secret },
  onClose,
}: WebhookSecretPaneProps) {
  const t = useTexts(webhookTexts)
  const language = useLanguage()
  const { name, url, previousSecretUntil } = webhook
  return (
    <DetailPane
      title={t('secret.title')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <Button size={40} onClick={onClose}>
          {t('secret.done')}
        </Button>
      }
    >
      <Notice live>{t('secret.once')}</Notice>
      <dl className="mt-4 wrap-anywhere">
        <DetailRow name={t('name')}>{name}</DetailRow>
        <DetailRow name={t('url')}>{url}</DetailRow>
        <DetailRow name={t('secret.label')}>{secret}</DetailRow>
      </dl>
      {previousSecretUntil && (
        <p className="mt-2 text-ink-soft">
          {t('overlap', { at: formatMoment(previousSecretUntil, language) })}
        </p>
      )}
    </DetailPane>
  )
}
