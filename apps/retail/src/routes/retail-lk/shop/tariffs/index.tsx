import { createFileRoute } from '@tanstack/react-router'
import { OwnersOnly } from '../../../../access/owners-only.tsx'
import { tariffScreen } from '../../../../features/tariff/tariff-screen.ts'
import { parseResourceSearch } from '../../../../resource/parse-resource-search.ts'
import { ResourceScreen } from '../../../../resource/resource-screen.tsx'

export const Route = createFileRoute('/retail-lk/shop/tariffs/')({
  component: ShopTariffs,
  validateSearch: parseResourceSearch,
})

function ShopTariffs() {
  const search = Route.useSearch()
  return (
    <OwnersOnly>
      {({ name }) => <ResourceScreen screen={tariffScreen} search={search} userName={name} />}
    </OwnersOnly>
  )
}
