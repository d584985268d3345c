import { createFileRoute } from '@tanstack/react-router'
import { OwnersOnly } from '../../../../access/owners-only.tsx'
import { vacancyScreen } from '../../../../features/vacancy/vacancy-screen.ts'
import { parseResourceSearch } from '../../../../resource/parse-resource-search.ts'
import { ResourceScreen } from '../../../../resource/resource-screen.tsx'

export const Route = createFileRoute('/retail-lk/shop/vacancies/')({
  component: ShopVacancies,
  validateSearch: parseResourceSearch,
})

function ShopVacancies() {
  const search = Route.useSearch()
  return (
    <OwnersOnly>
      {({ name }) => <ResourceScreen screen={vacancyScreen} search={search} userName={name} />}
    </OwnersOnly>
  )
}
