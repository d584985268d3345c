import {
  usePauseWebhook,
  useRemoveWebhook,
  useRotateWebhookSecret,
  useTestWebhook,
  type Webhook,
  type WebhookSecret,
} from '@svetlitsa/api-client/webhook/queries'
import { webhookTexts } from '@svetlitsa/i18n/webhook/webhook-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { useState } from 'react'
import { formatMoment } from '../../date/format-moment.ts'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { DetailRow } from '../../list-detail/detail-row.tsx'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'
import { ConfirmPane } from './confirm-pane.tsx'
import { describeEvent } from './describe-event.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookState, WebhookTrouble } from './webhook-list.tsx'

type WebhookPaneProps = {
  webhook: Webhook
  onSecret: (created: WebhookSecret) => void
  /** Shows the log of this webhook alone. */
  onLog: () => void
  onClose: () => void
}

/** A webhook, and everything that can be done with it. */
export function WebhookPane({ webhook, onSecret, onLog, onClose }: WebhookPaneProps) {
  const t = useTexts(webhookTexts)
  const showToast = useToast()
  const pause = usePauseWebhook()
  const test = useTestWebhook()
  const rotation = useRotateWebhookSecret()
  const removal = useRemoveWebhook()
  const { move, ...moved } = useMoveOrder()
  const [doing, setDoing] = useState<'nothing' | 'change' | 'rotate' | 'remove'>('nothing')
  const { id, name, state } = webhook
  const isActive = state === 'active'
  const goBack = () => setDoing('nothing')
  if (doing === 'change')
    return (
      <WebhookForm
        webhook={webhook}
        onSecret={onSecret}
        onSaved={() => {
          showToast({ text: t('saving.changed') })
          goBack()
        }}
        onClose={goBack}
      />
    )
  if (doing === 'rotate')
    return (
      <ConfirmPane
        title={t('actions.rotate')}
        ask={t('rotating.ask')}
        go={t('rotating.go')}
        onConfirm={async () => {
          const outcome = await rotation.mutateAsync(id)
          if (outcome.ok) onSecret(outcome.answer)
          return outcome
        }}
        onBack={goBack}
      />
    )
  if (doing === 'remove')
    return (
      <ConfirmPane
        title={t('actions.remove')}
        ask={t('removing.ask')}
        go={t('removing.go')}
        onConfirm={async (key) => {
          const outcome = await removal.mutateAsync({ key, id })
          if (outcome.ok) {
            showToast({ text: t('removing.done') })
            onClose()
          }
          return outcome
        }}
        onBack={goBack}
      />
    )
  const setPaused = async (isPaused: boolean) => {
    if (await move((key) => pause.mutateAsync({ key, id, isPaused })))
      showToast({ text: isPaused ? t('paused') : t('started') })
  }
  const sendTest = async () => {
    if (!(await move((key) => test.mutateAsync({ key, id })))) return
    showToast({ text: t('tested') })
    onLog()
  }
  return (
    <DetailPane
      title={name}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <MoveOutcome {...moved} />
          {isActive ? (
            <Button size={40} disabled={test.isPending} onClick={() => void sendTest()}>
              {t('actions.test')}
            </Button>
          ) : (
            <Button size={40} disabled={pause.isPending} onClick={() => void setPaused(false)}>
              {t('actions.start')}
            </Button>
          )}
          <Button size={40} kind="soft" onClick={() => setDoing('change')}>
            {t('actions.change')}
          </Button>
          {isActive && (
            <Button
              size={40}
              kind="soft"
              disabled={pause.isPending}
              onClick={() => void setPaused(true)}
            >
              {t('actions.pause')}
            </Button>
          )}
          <Button size={40} kind="soft" onClick={() => setDoing('rotate')}>
            {t('actions.rotate')}
          </Button>
          <Button size={40} kind="soft" onClick={() => setDoing('remove')}>
            {t('actions.remove')}
          </Button>
        </>
      }
    >
      <WebhookDetails webhook={webhook} />
    </DetailPane>
  )
}

function WebhookDetails({ webhook }: { webhook: Webhook }) {
  const t = useTexts(webhookTexts)
  const language = useLanguage()
  const { url, events, createdAt, deliveries, previousSecretUntil } = webhook
  return (
    <>
      <WebhookTrouble webhook={webhook} />
      <dl className="mt-2">
        <DetailRow name={t('state')}>
          <WebhookState webhook={webhook} />
        </DetailRow>
        <DetailRow name={t('url')}>{url}</DetailRow>
        <DetailRow name={t('events')}>
          {events.map((event) => describeEvent(event, language)).join('\n')}
        </DetailRow>
        <DetailRow name={t('last30')}>{t('counts', deliveries)}</DetailRow>
        <DetailRow name={t('createdAt')}>{formatMoment(createdAt, language)}</DetailRow>
      </dl>
      {previousSecretUntil && (
        <p className="mt-2 text-ink-soft">
          {t('overlap', { at: formatMoment(previousSecretUntil, language) })}
        </p>
      )}
    </>
  )
}
