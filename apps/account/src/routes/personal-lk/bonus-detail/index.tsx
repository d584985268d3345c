import { parsePage } from '@svetlitsa/shell/search-params/parse-page'
import { createFileRoute } from '@tanstack/react-router'
import { BonusDetailScreen } from '../../../features/bonus/bonus-detail-screen.tsx'

export const Route = createFileRoute('/personal-lk/bonus-detail/')({
  component: BonusDetail,
  validateSearch: ({ page }) => ({ page: parsePage(page) }),
})

function BonusDetail() {
  const { page = 1 } = Route.useSearch()
  return <BonusDetailScreen page={page} />
}
