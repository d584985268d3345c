import { createFileRoute } from '@tanstack/react-router'
import { OwnersOnly } from '../../../../access/owners-only.tsx'
import { promotionProductScreen } from '../../../../features/promotion/promotion-product-screen.ts'
import { parseResourceSearch } from '../../../../resource/parse-resource-search.ts'
import { ResourceScreen } from '../../../../resource/resource-screen.tsx'

export const Route = createFileRoute('/retail-lk/shop/promotion-products/')({
  component: ShopPromotionProducts,
  validateSearch: parseResourceSearch,
})

function ShopPromotionProducts() {
  const search = Route.useSearch()
  return (
    <OwnersOnly>
      {({ name }) => (
        <ResourceScreen screen={promotionProductScreen} search={search} userName={name} />
      )}
    </OwnersOnly>
  )
}
