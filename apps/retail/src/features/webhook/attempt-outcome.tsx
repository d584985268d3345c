import type { WebhookDelivery } from '@svetlitsa/api-client/webhook/queries'
import { webhookTexts } from '@svetlitsa/i18n/webhook/webhook-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'

type AttemptOutcomeProps = { attempt: WebhookDelivery['attempts'][number] }

/** What came of an attempt, in plain words. */
export function AttemptOutcome({ attempt: { status, error, detail } }: AttemptOutcomeProps) {
  const t = useTexts(webhookTexts)
  const values = { status: status ?? 0, detail }
  return error ? t(`log.errors.${error}`, values) : t('log.accepted', values)
}
