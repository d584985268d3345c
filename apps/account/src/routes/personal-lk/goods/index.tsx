import { parsePage } from '@svetlitsa/shell/search-params/parse-page'
import { createFileRoute } from '@tanstack/react-router'
import { GoodsScreen } from '../../../features/goods/goods-screen.tsx'

export const Route = createFileRoute('/personal-lk/goods/')({
  component: Goods,
  validateSearch: ({ page }) => ({ page: parsePage(page) }),
})

function Goods() {
  const { page = 1 } = Route.useSearch()
  return <GoodsScreen page={page} />
}
