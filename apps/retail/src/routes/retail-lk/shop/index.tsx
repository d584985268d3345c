import { createFileRoute } from '@tanstack/react-router'
import { OwnersOnly } from '../../../access/owners-only.tsx'
import { ShopDeskScreen } from '../../../features/shop-desk/shop-desk-screen.tsx'

export const Route = createFileRoute('/retail-lk/shop/')({ component: ShopDesk })

function ShopDesk() {
  return <OwnersOnly>{({ name }) => <ShopDeskScreen userName={name} />}</OwnersOnly>
}
