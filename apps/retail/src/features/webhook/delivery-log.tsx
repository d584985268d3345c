import {
  useWebhookDeliveries,
  type Webhook,
  type WebhookDelivery,
} from '@svetlitsa/api-client/webhook/queries'
import { webhookTexts } from '@svetlitsa/i18n/webhook/webhook-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { Select } from '@svetlitsa/ui/forms/select'
import { useState } from 'react'
import { DeliveryRow } from './delivery-row.tsx'

type DeliveryLogProps = {
  webhooks: readonly Webhook[]
  webhookId: number | undefined
  onChooseWebhook: (id: number | undefined) => void
  onOpen: (delivery: WebhookDelivery) => void
}

const states = [undefined, 'failed', 'waiting', 'delivered'] as const

/** What was sent in the last thirty days, by webhook and by what became of it. */
export function DeliveryLog({ webhooks, webhookId, onChooseWebhook, onOpen }: DeliveryLogProps) {
  const t = useTexts(webhookTexts)
  const [state, setState] = useState<(typeof states)[number]>()
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useWebhookDeliveries({ webhookId, state })
  const deliveries = data?.pages.flatMap((page) => page.deliveries) ?? []
  return (
    <section aria-label={t('log.title')} className="mt-8">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 px-4 py-3 lg:px-6">
        <div>
          <h2 className="text-h3">{t('log.title')}</h2>
          <p className="text-small text-ink-soft">{t('log.caption')}</p>
        </div>
        <div className="w-60">
          <Select
            label={t('log.webhook')}
            size={44}
            value={String(webhookId ?? 'all')}
            onChange={(id) => onChooseWebhook(id === 'all' ? undefined : Number(id))}
            options={[
              { value: 'all', label: t('log.all') },
              ...webhooks.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </div>
        <fieldset className="flex flex-wrap gap-2 py-1.5">
          <legend className="sr-only">{t('log.filter')}</legend>
          {states.map((one) => (
            <Chip key={one ?? 'all'} size={32} chosen={one === state} onClick={() => setState(one)}>
              {one ? t(`log.states.${one}`) : t('log.all')}
            </Chip>
          ))}
        </fieldset>
      </div>
      {isError && <ErrorNotice onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton shape="block" />}
      {data && deliveries.length === 0 && (
        <p className="px-4 py-6 text-body text-ink-soft lg:px-6">{t('log.empty')}</p>
      )}
      {deliveries.length > 0 && (
        <ul aria-label={t('log.title')} className="border-t border-line text-small">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} onOpen={() => onOpen(delivery)} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div className="px-4 py-6 lg:px-6">
          <Button
            size={40}
            kind="soft"
            waiting={isFetchingNextPage && t('log.loading')}
            onClick={() => void fetchNextPage()}
          >
            {t('log.more')}
          </Button>
        </div>
      )}
    </section>
  )
}
