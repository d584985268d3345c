import { createFileRoute } from '@tanstack/react-router'
import { PriceListScreen } from '../../../features/price-list/price-list-screen.tsx'

export const Route = createFileRoute('/personal-lk/price-list/')({ component: PriceList })

function PriceList() {
  return <PriceListScreen search={Route.useSearch()} />
}
