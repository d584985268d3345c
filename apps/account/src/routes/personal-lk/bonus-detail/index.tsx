import { createFileRoute } from '@tanstack/react-router'
import { BonusDetailScreen } from '../../../features/bonus/bonus-detail-screen.tsx'
import { parsePage } from '../../../search-params/parse-page.ts'

export const Route = createFileRoute('/personal-lk/bonus-detail/')({
  component: BonusDetail,
  validateSearch: parsePage,
})

function BonusDetail() {
  const { page = 1 } = Route.useSearch()
  return <BonusDetailScreen page={page} />
}
