import { useMoreCardsByTag } from '@svetlitsa/api-client/catalogue/queries'
import type { ComponentProps } from 'react'
import { ProductSlider } from './product-slider.tsx'

type TagSliderProps = Pick<
  ComponentProps<typeof ProductSlider>,
  'title' | 'products' | 'sign' | 'all'
> & { tag: string; pages: { count: number; pageCount: number } }

/** The products of a tag: the first page at once, the others as the row is scrolled to its end. */
export function TagSlider({ products, tag, pages, ...row }: TagSliderProps) {
  const { data, isFetching, isError, fetchNextPage } = useMoreCardsByTag(tag, pages)
  const loaded = data?.pages ?? []
  const hasMore = !isError && loaded.length + 1 < pages.pageCount
  const loadMore = () => {
    if (!isFetching) void fetchNextPage()
  }
  return (
    <ProductSlider
      {...row}
      products={[...products, ...loaded.flatMap(({ elements }) => elements)]}
      onMore={hasMore ? loadMore : undefined}
    />
  )
}
