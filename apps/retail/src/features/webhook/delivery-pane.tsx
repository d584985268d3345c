import type { WebhookDelivery } from '@svetlitsa/api-client/webhook/queries'
import { webhookTexts } from '@svetlitsa/i18n/webhook/webhook-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { formatMoment } from '../../date/format-moment.ts'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { DetailRow } from '../../list-detail/detail-row.tsx'
import { AttemptOutcome } from './attempt-outcome.tsx'
import { DeliveryStateBadge, RetryDelivery } from './delivery-row.tsx'
import { describeEvent } from './describe-event.ts'

type DeliveryPaneProps = { delivery: WebhookDelivery; onClose: () => void }

/** A delivery with every attempt, its answers and the body that is sent. */
export function DeliveryPane({ delivery, onClose }: DeliveryPaneProps) {
  const t = useTexts(webhookTexts)
  const language = useLanguage()
  const { webhookName, messageId, state, failedReason, createdAt, nextAttemptAt } = delivery
  return (
    <DetailPane
      title={describeEvent(delivery.type, language)}
      closeLabel={t('close')}
      onClose={onClose}
      actions={<RetryDelivery delivery={delivery} />}
    >
      <dl>
        <DetailRow name={t('state')}>
          <DeliveryStateBadge state={state} />
        </DetailRow>
        <DetailRow name={t('log.webhook')}>{webhookName}</DetailRow>
        <DetailRow name={t('log.id')}>{messageId}</DetailRow>
        <DetailRow name={t('log.at')}>{formatMoment(createdAt, language)}</DetailRow>
      </dl>
      {failedReason && <p className="mt-2 text-sale">{t(`log.failedReasons.${failedReason}`)}</p>}
      {nextAttemptAt && (
        <p className="mt-2 text-ink-soft">
          {t('log.next', { at: formatMoment(nextAttemptAt, language) })}
        </p>
      )}
      <ol className="mt-4 grid gap-3">
        {delivery.attempts.map((attempt) => (
          <li key={attempt.number} className="border-t border-line pt-2">
            <p className="font-medium">
              {t('log.attempt', { number: attempt.number })} · {formatMoment(attempt.at, language)}{' '}
              · {t('log.took', { ms: attempt.durationMs })}
            </p>
            <p>
              <AttemptOutcome attempt={attempt} />
            </p>
            {attempt.answer && <Code text={attempt.answer} />}
          </li>
        ))}
      </ol>
      <h3 className="mt-4 font-medium">{t('log.body')}</h3>
      <Code text={JSON.stringify(JSON.parse(delivery.body), null, 2)} />
    </DetailPane>
  )
}

function Code({ text }: { text: string }) {
  return (
    <pre className="mt-1 rounded-dense bg-sand px-3 py-2 text-note wrap-anywhere whitespace-pre-wrap">
      {text}
    </pre>
  )
}
