import { createFileRoute } from '@tanstack/react-router'
import { OwnersOnly } from '../../../../access/owners-only.tsx'
import { priceScreen } from '../../../../features/offer-price/price-screen.ts'
import { parseResourceSearch } from '../../../../resource/parse-resource-search.ts'
import { ResourceScreen } from '../../../../resource/resource-screen.tsx'

export const Route = createFileRoute('/retail-lk/shop/prices/')({
  component: ShopPrices,
  validateSearch: parseResourceSearch,
})

function ShopPrices() {
  const search = Route.useSearch()
  return (
    <OwnersOnly>
      {({ name }) => <ResourceScreen screen={priceScreen} search={search} userName={name} />}
    </OwnersOnly>
  )
}
