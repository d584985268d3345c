import { createFileRoute } from '@tanstack/react-router'
import { OwnersOnly } from '../../../../access/owners-only.tsx'
import { SetupScreen } from '../../../../features/shop-setup/setup-screen.tsx'

export const Route = createFileRoute('/retail-lk/shop/setup/')({ component: ShopSetup })

function ShopSetup() {
  return <OwnersOnly>{({ name }) => <SetupScreen userName={name} />}</OwnersOnly>
}
