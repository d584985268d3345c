import { createFileRoute } from '@tanstack/react-router'
import { OwnersOnly } from '../../../../access/owners-only.tsx'
import { warehouseScreen } from '../../../../features/place/warehouse-screen.ts'
import { parseResourceSearch } from '../../../../resource/parse-resource-search.ts'
import { ResourceScreen } from '../../../../resource/resource-screen.tsx'

export const Route = createFileRoute('/retail-lk/shop/warehouses/')({
  component: ShopWarehouses,
  validateSearch: parseResourceSearch,
})

function ShopWarehouses() {
  const search = Route.useSearch()
  return (
    <OwnersOnly>
      {({ name }) => <ResourceScreen screen={warehouseScreen} search={search} userName={name} />}
    </OwnersOnly>
  )
}
