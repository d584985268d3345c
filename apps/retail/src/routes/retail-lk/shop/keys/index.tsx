import { createFileRoute } from '@tanstack/react-router'
import { OwnersOnly } from '../../../../access/owners-only.tsx'
import { ApiKeysScreen } from '../../../../features/api-key/api-keys-screen.tsx'

export const Route = createFileRoute('/retail-lk/shop/keys/')({ component: ShopKeys })

function ShopKeys() {
  return <OwnersOnly>{({ name }) => <ApiKeysScreen userName={name} />}</OwnersOnly>
}
