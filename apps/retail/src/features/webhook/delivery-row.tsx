import {
  useRetryWebhookDelivery,
  type WebhookDelivery,
} from '@svetlitsa/api-client/webhook/queries'
import { webhookTexts } from '@svetlitsa/i18n/webhook/webhook-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Badge } from '@svetlitsa/ui/feedback/badge'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { formatMoment } from '../../date/format-moment.ts'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'
import { AttemptOutcome } from './attempt-outcome.tsx'
import { describeEvent } from './describe-event.ts'

type DeliveryRowProps = { delivery: WebhookDelivery; onOpen: () => void }

/** One delivery: what, where to, when, and what came of the last attempt. */
export function DeliveryRow({ delivery, onOpen }: DeliveryRowProps) {
  const t = useTexts(webhookTexts)
  const language = useLanguage()
  const { messageId, type, webhookName, createdAt, state, attempts } = delivery
  const last = attempts.at(-1)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line bg-surface px-4 py-2 lg:px-6">
      <div className="min-w-0 grow basis-60">
        <TextLink
          tone="bare"
          aria-label={t('log.openFor', { event: describeEvent(type, language), id: messageId })}
          onClick={onOpen}
        >
          <strong className="font-semibold">{describeEvent(type, language)}</strong>
        </TextLink>
        <p className="text-ink-soft wrap-anywhere">
          {formatMoment(createdAt, language)} · {webhookName}
        </p>
      </div>
      <p className="min-w-0 grow basis-60 wrap-anywhere">
        {last ? <AttemptOutcome attempt={last} /> : t('log.noAnswer')}
        {attempts.length > 1 && (
          <span className="text-ink-soft">
            {' '}
            · {t('log.attempts')}: {attempts.length}
          </span>
        )}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 lg:basis-60">
        <DeliveryStateBadge state={state} />
        {state !== 'delivered' && <RetryDelivery delivery={delivery} />}
      </div>
    </li>
  )
}

/** What became of a delivery. */
export function DeliveryStateBadge({ state }: Pick<WebhookDelivery, 'state'>) {
  const t = useTexts(webhookTexts)
  const tones = { waiting: 'work', delivered: 'ready', failed: 'new' } as const
  return <Badge tone={tones[state]}>{t(`log.states.${state}`)}</Badge>
}

/** Sends an event again, with the same id. */
export function RetryDelivery({ delivery: { id, messageId } }: { delivery: WebhookDelivery }) {
  const t = useTexts(webhookTexts)
  const showToast = useToast()
  const { mutateAsync, isPending } = useRetryWebhookDelivery()
  const { move, ...moved } = useMoveOrder()
  const retry = async () => {
    if (await move((key) => mutateAsync({ key, deliveryId: id })))
      showToast({ text: t('log.retried') })
  }
  return (
    <>
      <Button
        size={40}
        kind="outline"
        aria-label={t('log.retryFor', { id: messageId })}
        disabled={isPending}
        onClick={() => void retry()}
      >
        {t('log.retry')}
      </Button>
      <MoveOutcome {...moved} />
    </>
  )
}
