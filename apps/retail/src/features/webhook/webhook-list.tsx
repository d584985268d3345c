import type { Webhook } from '@svetlitsa/api-client/webhook/queries'
import { webhookTexts } from '@svetlitsa/i18n/webhook/webhook-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Badge } from '@svetlitsa/ui/feedback/badge'
import { formatMoment } from '../../date/format-moment.ts'
import { describeEvent } from './describe-event.ts'

type WebhookListProps = { webhooks: readonly Webhook[]; onOpen: (webhook: Webhook) => void }

/** Webhooks with what they are told, whether they work, and what became of the deliveries. */
export function WebhookList({ webhooks, onOpen }: WebhookListProps) {
  const t = useTexts(webhookTexts)
  return (
    <ul aria-label={t('title')} className="border-t border-line text-small">
      {webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} onOpen={() => onOpen(webhook)} />
      ))}
    </ul>
  )
}

function WebhookRow({ webhook, onOpen }: { webhook: Webhook; onOpen: () => void }) {
  const t = useTexts(webhookTexts)
  const language = useLanguage()
  const { name, url, events, deliveries } = webhook
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-surface px-4 py-3 lg:px-6">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
          <strong className="font-semibold">{name}</strong>
          <WebhookState webhook={webhook} />
        </p>
        <p className="text-ink-soft wrap-anywhere">{url}</p>
        <WebhookTrouble webhook={webhook} />
      </div>
      <ul className="basis-60">
        {events.map((event) => (
          <li key={event}>{describeEvent(event, language)}</li>
        ))}
      </ul>
      <p className="basis-60 text-ink-soft tabular-nums">
        {t('last30')}: {t('counts', deliveries)}
      </p>
      <Button size={40} kind="outline" aria-label={t('actions.openFor', { name })} onClick={onOpen}>
        {t('actions.open')}
      </Button>
    </li>
  )
}

/** Whether events are sent to a webhook. */
export function WebhookState({ webhook: { state } }: { webhook: Webhook }) {
  const t = useTexts(webhookTexts)
  const tones = { active: 'ready', paused: 'closed', disabled: 'new' } as const
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}

/** Why a webhook was disabled and what to do, or that it is about to be. */
export function WebhookTrouble({ webhook }: { webhook: Webhook }) {
  const t = useTexts(webhookTexts)
  const language = useLanguage()
  const { disabledReason, failingSince } = webhook
  if (!disabledReason && !failingSince) return null
  return (
    <p className="text-sale">
      {disabledReason
        ? t(`disabled.${disabledReason}`)
        : t('failing', { at: formatMoment(failingSince ?? '', language) })}
    </p>
  )
}
