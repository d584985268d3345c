import { createFileRoute } from '@tanstack/react-router'
import { ReviewsScreen } from '../../../features/review/reviews-screen.tsx'
import { parsePage } from '../../../search-params/parse-page.ts'

export const Route = createFileRoute('/personal-lk/reviews/')({
  component: Reviews,
  validateSearch: parsePage,
})

function Reviews() {
  const { page = 1 } = Route.useSearch()
  return <ReviewsScreen page={page} />
}
