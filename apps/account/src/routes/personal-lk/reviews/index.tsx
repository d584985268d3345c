import { parsePage } from '@svetlitsa/shell/search-params/parse-page'
import { createFileRoute } from '@tanstack/react-router'
import { ReviewsScreen } from '../../../features/review/reviews-screen.tsx'

export const Route = createFileRoute('/personal-lk/reviews/')({
  component: Reviews,
  validateSearch: ({ page }) => ({ page: parsePage(page) }),
})

function Reviews() {
  const { page = 1 } = Route.useSearch()
  return <ReviewsScreen page={page} />
}
