import { createFileRoute } from '@tanstack/react-router'
import { OwnersOnly } from '../../../../access/owners-only.tsx'
import { stockScreen } from '../../../../features/stock/stock-screen.ts'
import { parseResourceSearch } from '../../../../resource/parse-resource-search.ts'
import { ResourceScreen } from '../../../../resource/resource-screen.tsx'

export const Route = createFileRoute('/retail-lk/shop/stock/')({
  component: ShopStock,
  validateSearch: parseResourceSearch,
})

function ShopStock() {
  const search = Route.useSearch()
  return (
    <OwnersOnly>
      {({ name }) => <ResourceScreen screen={stockScreen} search={search} userName={name} />}
    </OwnersOnly>
  )
}
