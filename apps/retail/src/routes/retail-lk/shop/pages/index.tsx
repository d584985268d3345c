import { createFileRoute } from '@tanstack/react-router'
import { OwnersOnly } from '../../../../access/owners-only.tsx'
import { infoPageScreen } from '../../../../features/info-page/info-page-screen.ts'
import { parseResourceSearch } from '../../../../resource/parse-resource-search.ts'
import { ResourceScreen } from '../../../../resource/resource-screen.tsx'

export const Route = createFileRoute('/retail-lk/shop/pages/')({
  component: ShopPages,
  validateSearch: parseResourceSearch,
})

function ShopPages() {
  const search = Route.useSearch()
  return (
    <OwnersOnly>
      {({ name }) => <ResourceScreen screen={infoPageScreen} search={search} userName={name} />}
    </OwnersOnly>
  )
}
