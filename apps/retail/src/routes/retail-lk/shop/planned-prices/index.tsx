import { createFileRoute } from '@tanstack/react-router'
import { OwnersOnly } from '../../../../access/owners-only.tsx'
import { plannedPriceScreen } from '../../../../features/offer-price/planned-price-screen.ts'
import { parseResourceSearch } from '../../../../resource/parse-resource-search.ts'
import { ResourceScreen } from '../../../../resource/resource-screen.tsx'

export const Route = createFileRoute('/retail-lk/shop/planned-prices/')({
  component: ShopPlannedPrices,
  validateSearch: parseResourceSearch,
})

function ShopPlannedPrices() {
  const search = Route.useSearch()
  return (
    <OwnersOnly>
      {({ name }) => <ResourceScreen screen={plannedPriceScreen} search={search} userName={name} />}
    </OwnersOnly>
  )
}
