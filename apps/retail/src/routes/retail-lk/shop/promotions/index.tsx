import { createFileRoute } from '@tanstack/react-router'
import { OwnersOnly } from '../../../../access/owners-only.tsx'
import { promotionScreen } from '../../../../features/promotion/promotion-screen.ts'
import { parseResourceSearch } from '../../../../resource/parse-resource-search.ts'
import { ResourceScreen } from '../../../../resource/resource-screen.tsx'

export const Route = createFileRoute('/retail-lk/shop/promotions/')({
  component: ShopPromotions,
  validateSearch: parseResourceSearch,
})

function ShopPromotions() {
  const search = Route.useSearch()
  return (
    <OwnersOnly>
      {({ name }) => <ResourceScreen screen={promotionScreen} search={search} userName={name} />}
    </OwnersOnly>
  )
}
