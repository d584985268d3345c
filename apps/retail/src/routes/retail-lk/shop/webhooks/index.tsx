import { createFileRoute } from '@tanstack/react-router'
import { OwnersOnly } from '../../../../access/owners-only.tsx'
import { WebhooksScreen } from '../../../../features/webhook/webhooks-screen.tsx'

export const Route = createFileRoute('/retail-lk/shop/webhooks/')({ component: ShopWebhooks })

function ShopWebhooks() {
  return <OwnersOnly>{({ name }) => <WebhooksScreen userName={name} />}</OwnersOnly>
}
