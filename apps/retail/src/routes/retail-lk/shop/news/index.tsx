import { createFileRoute } from '@tanstack/react-router'
import { OwnersOnly } from '../../../../access/owners-only.tsx'
import { newsScreen } from '../../../../features/news/news-screen.ts'
import { parseResourceSearch } from '../../../../resource/parse-resource-search.ts'
import { ResourceScreen } from '../../../../resource/resource-screen.tsx'

export const Route = createFileRoute('/retail-lk/shop/news/')({
  component: ShopNews,
  validateSearch: parseResourceSearch,
})

function ShopNews() {
  const search = Route.useSearch()
  return (
    <OwnersOnly>
      {({ name }) => <ResourceScreen screen={newsScreen} search={search} userName={name} />}
    </OwnersOnly>
  )
}
