import { createFileRoute } from '@tanstack/react-router'
import { GoodsScreen } from '../../../features/goods/goods-screen.tsx'
import { parsePage } from '../../../search-params/parse-page.ts'

export const Route = createFileRoute('/personal-lk/goods/')({
  component: Goods,
  validateSearch: parsePage,
})

function Goods() {
  const { page = 1 } = Route.useSearch()
  return <GoodsScreen page={page} />
}
