'use client'

import { type ReviewPage, useReviews } from '@svetlitsa/api-client/query/review'
import { reviewTexts } from '@svetlitsa/i18n/review-texts'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Chip } from '@svetlitsa/ui/primitives/chip'
import { SortSelect } from '@svetlitsa/ui/shop/sort-select'
import { type ReactNode, useState } from 'react'
import { ReviewChunk } from './review-chunk.tsx'
import { ReviewPhotos } from './review-photos.tsx'
import { firstReviews, type ReviewChoice, wantedReviews } from './wanted-reviews.ts'

type ReviewListProps = { productId: number; children: ReactNode }

type Choice = ReviewChoice & { pages: number }

/** Reviews with their order and filters; more of them are added below. */
export function ReviewList({ productId, children }: ReviewListProps) {
  const say = useTexts(reviewTexts)
  const [choice, setChoice] = useState<Choice>({ ...firstReviews, pages: 1 })
  const wanted = wantedReviews(productId, choice)
  const { data, isError, refetch } = useReviews(wanted)
  if (isError) return <FaultNotice text={say('failed')} onRetry={() => void refetch()} />
  if (!data) return children
  if (data.statistic.count === 0) return children
  const choose = (more: Partial<Choice>) => setChoice({ ...choice, pages: 1, ...more })
  const isAll = !choice.photos && choice.finish === null
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap gap-2">
          <Chip chosen={isAll} onClick={() => choose({ photos: false, finish: null })}>
            {say('all')}
          </Chip>
          {data.filters.map((filter) => (
            <FilterChip
              key={filter.key + filter.value}
              filter={filter}
              choice={choice}
              choose={choose}
            />
          ))}
        </div>
        <SortSelect
          label={say('sort')}
          value={choice.sort}
          onChange={(sort) => choose({ sort })}
          options={data.sort.map(({ key }) => ({
            value: key,
            label: say(`sorts.${key as 'useful'}`),
          }))}
        />
      </div>
      {data.statistic.withPhotos > 0 && <ReviewPhotos productId={productId} />}
      {data.totalCount === 0 && <p className="text-ink-soft">{say('nothing')}</p>}
      <div>
        {Array.from({ length: choice.pages }, (_, at) => (
          <ReviewChunk key={at + 1} wanted={{ ...wanted, page: at + 1 }} />
        ))}
      </div>
      {choice.pages < data.totalPages && (
        <Button kind="outline" onClick={() => setChoice({ ...choice, pages: choice.pages + 1 })}>
          {say('more')}
        </Button>
      )}
    </div>
  )
}

type FilterChipProps = {
  filter: ReviewPage['filters'][number]
  choice: Choice
  choose: (more: Partial<Choice>) => void
}

function FilterChip({ filter: { key, value, name, count }, choice, choose }: FilterChipProps) {
  const say = useTexts(reviewTexts)
  if (key === 'photos') {
    return (
      <Chip chosen={choice.photos} onClick={() => choose({ photos: !choice.photos })}>
        {say('photos', { count })}
      </Chip>
    )
  }
  const isChosen = choice.finish === value
  return (
    <Chip chosen={isChosen} onClick={() => choose({ finish: isChosen ? null : value })}>
      <span className="inline-block first-letter:uppercase">
        {say('finish', { finish: name, count })}
      </span>
    </Chip>
  )
}
