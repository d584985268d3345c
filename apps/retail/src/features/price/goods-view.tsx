import type { TagOffer, useTagSearch } from '@svetlitsa/api-client/price-print/queries'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { GoodsList } from './goods-list.tsx'
import { PageSteps } from './page-steps.tsx'
import type { useTagQueue } from './queue/use-tag-queue.ts'
import { type FilterChoice, TagFilters } from './tag-filters.tsx'

export type TagChoice = FilterChoice & { search: string; page: number }

type GoodsViewProps = {
  found: ReturnType<typeof useTagSearch>
  choice: TagChoice
  onChoice: (choice: TagChoice) => void
  tagQueue: ReturnType<typeof useTagQueue>
  focused: number
  storeId: number | undefined
  /** Goods that are put into a price offer. */
  onOffer: (offer: TagOffer) => void
}

/** What the search found, with its filters beside it, or folded above it on a phone. */
export function GoodsView(props: GoodsViewProps) {
  const { found, choice, onChoice, tagQueue, focused, storeId, onOffer } = props
  const t = useTexts(priceTagTexts)
  const { data, isError, refetch } = found
  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="block" />
  const filters = (
    <TagFilters
      filters={data.filters}
      chosen={choice}
      onChange={(chosen) => onChoice({ ...choice, ...chosen, page: 1 })}
    />
  )
  return (
    <div className="grid grid-cols-1 items-start border-t border-line xl:grid-cols-[15rem_minmax(0,1fr)]">
      <details className="border-b border-line px-4 xl:hidden">
        <summary className="flex min-h-11 items-center text-small font-semibold">
          {t('filters.title')}
        </summary>
        <div className="pb-4">{filters}</div>
      </details>
      <div className="border-r border-line p-4 max-xl:hidden xl:p-6">{filters}</div>
      <div className="min-w-0">
        <p role="status" className="px-4 pt-2 text-small text-ink-soft lg:px-6">
          {t('count', { total: data.total, found: data.found })}
        </p>
        {data.offers.length === 0 && (
          <p className="px-4 py-10 text-body text-ink-soft lg:px-6">
            {t(choice.search || data.found > 0 ? 'empty' : 'emptyStore')}
          </p>
        )}
        <GoodsList
          offers={data.offers}
          sign={data.sign}
          queue={tagQueue.queue}
          focused={focused}
          storeId={storeId}
          actions={{
            toggle: tagQueue.toggle,
            chooseAll: () => tagQueue.toggleAll(data.offers),
            setCopies: tagQueue.setCopies,
            offer: onOffer,
          }}
        />
        <PageSteps
          page={data.page}
          pages={data.pages}
          onChange={(page) => onChoice({ ...choice, page })}
        />
      </div>
    </div>
  )
}
