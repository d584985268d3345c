import { createFileRoute } from '@tanstack/react-router'
import { OwnersOnly } from '../../../../access/owners-only.tsx'
import { redirectScreen } from '../../../../features/redirect/redirect-screen.ts'
import { parseResourceSearch } from '../../../../resource/parse-resource-search.ts'
import { ResourceScreen } from '../../../../resource/resource-screen.tsx'

export const Route = createFileRoute('/retail-lk/shop/redirects/')({
  component: ShopRedirects,
  validateSearch: parseResourceSearch,
})

function ShopRedirects() {
  const search = Route.useSearch()
  return (
    <OwnersOnly>
      {({ name }) => <ResourceScreen screen={redirectScreen} search={search} userName={name} />}
    </OwnersOnly>
  )
}
