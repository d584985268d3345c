import { createFileRoute } from '@tanstack/react-router'
import { OwnersOnly } from '../../../../access/owners-only.tsx'
import { couponScreen } from '../../../../features/coupon/coupon-screen.ts'
import { parseResourceSearch } from '../../../../resource/parse-resource-search.ts'
import { ResourceScreen } from '../../../../resource/resource-screen.tsx'

export const Route = createFileRoute('/retail-lk/shop/coupons/')({
  component: ShopCoupons,
  validateSearch: parseResourceSearch,
})

function ShopCoupons() {
  const search = Route.useSearch()
  return (
    <OwnersOnly>
      {({ name }) => <ResourceScreen screen={couponScreen} search={search} userName={name} />}
    </OwnersOnly>
  )
}
