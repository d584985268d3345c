import { createFileRoute } from '@tanstack/react-router'
import { OwnersOnly } from '../../../../access/owners-only.tsx'
import { storeScreen } from '../../../../features/place/store-screen.ts'
import { parseResourceSearch } from '../../../../resource/parse-resource-search.ts'
import { ResourceScreen } from '../../../../resource/resource-screen.tsx'

export const Route = createFileRoute('/retail-lk/shop/stores/')({
  component: ShopStores,
  validateSearch: parseResourceSearch,
})

function ShopStores() {
  const search = Route.useSearch()
  return (
    <OwnersOnly>
      {({ name }) => <ResourceScreen screen={storeScreen} search={search} userName={name} />}
    </OwnersOnly>
  )
}
