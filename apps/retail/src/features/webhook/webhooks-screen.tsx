import {
  useWebhooks,
  type WebhookDelivery,
  type WebhookSecret,
} from '@svetlitsa/api-client/webhook/queries'
import { webhookTexts } from '@svetlitsa/i18n/webhook/webhook-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { useState } from 'react'
import { ListDetailLayout } from '../../list-detail/list-detail-layout.tsx'
import { RetailPage } from '../../retail-page/retail-page.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { DeliveryPane } from './delivery-pane.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookList } from './webhook-list.tsx'
import { WebhookPane } from './webhook-pane.tsx'
import { WebhookSecretPane } from './webhook-secret-pane.tsx'

type OpenPane =
  | { kind: 'create' }
  | { kind: 'secret'; created: WebhookSecret }
  | { kind: 'webhook'; id: number }
  | { kind: 'delivery'; delivery: WebhookDelivery }

/** The addresses of other programs that are told what happens, and what was sent (exchange.webhooks). */
export function WebhooksScreen({ userName }: { userName: string }) {
  const t = useTexts(webhookTexts)
  const { data: webhooks, isError, refetch } = useWebhooks()
  const [pane, setPane] = useState<OpenPane | null>(null)
  const [webhookId, setWebhookId] = useState<number | undefined>()
  const close = () => setPane(null)
  const showSecret = (created: WebhookSecret) => setPane({ kind: 'secret', created })
  const opened = pane?.kind === 'webhook' && webhooks?.find(({ id }) => id === pane.id)
  return (
    <RetailPage title={t('title')} userName={userName}>
      <ListDetailLayout
        title={t('title')}
        total={webhooks && t('total', { count: webhooks.length })}
        search={null}
        filters={
          <Button size={40} onClick={() => setPane({ kind: 'create' })}>
            {t('open')}
          </Button>
        }
        pane={
          <>
            {pane?.kind === 'create' && (
              <WebhookForm onSecret={showSecret} onSaved={close} onClose={close} />
            )}
            {pane?.kind === 'secret' && (
              <WebhookSecretPane created={pane.created} onClose={close} />
            )}
            {opened && (
              <WebhookPane
                key={opened.id}
                webhook={opened}
                onSecret={showSecret}
                onLog={() => setWebhookId(opened.id)}
                onClose={close}
              />
            )}
            {pane?.kind === 'delivery' && (
              <DeliveryPane key={pane.delivery.id} delivery={pane.delivery} onClose={close} />
            )}
          </>
        }
      >
        {isError && <ErrorNotice onRetry={() => void refetch()} />}
        {!webhooks && !isError && <Skeleton shape="block" />}
        {webhooks?.length === 0 && (
          <p className="px-4 py-10 text-body text-ink-soft lg:px-6">{t('empty')}</p>
        )}
        {webhooks && webhooks.length > 0 && (
          <WebhookList webhooks={webhooks} onOpen={({ id }) => setPane({ kind: 'webhook', id })} />
        )}
        {webhooks && (
          <DeliveryLog
            webhooks={webhooks}
            webhookId={webhookId}
            onChooseWebhook={setWebhookId}
            onOpen={(delivery) => setPane({ kind: 'delivery', delivery })}
          />
        )}
      </ListDetailLayout>
    </RetailPage>
  )
}
