import { type ReviewPage, useReviewImages, useReviews } from '@svetlitsa/api-client/review/queries'
import { reviewTexts } from '@svetlitsa/i18n/review/review-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { SortSelect } from '@svetlitsa/ui/catalogue/sort-select'
import { type ReactNode, useState } from 'react'
import { buildReviewsQuery, defaultReviewChoice, type ReviewChoice } from './build-reviews-query.ts'
import { ReviewPageRows } from './review-page-rows.tsx'
import { ReviewPictures } from './review-pictures.tsx'

/** Two rows on the phone. */
const maxPhotos = 8

/** The photos of all reviews, most helpful reviews first. */
function ReviewPhotos({ productId }: { productId: number }) {
  const { data } = useReviewImages(productId)
  if (!data) return <div className="h-16" />
  return (
    <div className="flex flex-wrap gap-2">
      <ReviewPictures files={data.images.slice(0, maxPhotos)} author="" />
    </div>
  )
}

type ReviewListProps = {
  productId: number
  /** The reviews of the server, shown until those with votes have loaded. */
  children?: ReactNode
}

type Choice = ReviewChoice & { pages: number }

/** Reviews with sort order and filters; further ones load below. */
export function ReviewList({ productId, children }: ReviewListProps) {
  const t = useTexts(reviewTexts)
  const [choice, setChoice] = useState<Choice>({ ...defaultReviewChoice, pages: 1 })
  const query = buildReviewsQuery(productId, choice)
  const { data, isError, refetch } = useReviews(query)
  if (isError) return <ErrorNotice text={t('failed')} onRetry={() => void refetch()} />
  if (!data) return children
  if (data.statistic.count === 0) return children
  const changeChoice = (more: Partial<Choice>) => setChoice({ ...choice, pages: 1, ...more })
  const isAll = !choice.photos && choice.finish === null
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap gap-2">
          <Chip chosen={isAll} onClick={() => changeChoice({ photos: false, finish: null })}>
            {t('all')}
          </Chip>
          {data.filters.map((filter) => (
            <FilterChip
              key={filter.key + filter.value}
              filter={filter}
              choice={choice}
              changeChoice={changeChoice}
            />
          ))}
        </div>
        <SortSelect
          label={t('sort')}
          value={choice.sort}
          onChange={(sort) => changeChoice({ sort })}
          options={data.sort.map(({ key }) => ({
            value: key,
            label: t(`sorts.${key as 'useful'}`),
          }))}
        />
      </div>
      {data.statistic.withPhotos > 0 && <ReviewPhotos productId={productId} />}
      {data.totalCount === 0 && <p className="text-ink-soft">{t('nothing')}</p>}
      <div>
        {Array.from({ length: choice.pages }, (_, index) => (
          <ReviewPageRows key={index + 1} query={{ ...query, page: index + 1 }} />
        ))}
      </div>
      {choice.pages < data.totalPages && (
        <Button kind="outline" onClick={() => setChoice({ ...choice, pages: choice.pages + 1 })}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}

type FilterChipProps = {
  filter: ReviewPage['filters'][number]
  choice: Choice
  changeChoice: (more: Partial<Choice>) => void
}

function FilterChip({
  filter: { key, value, name, count },
  choice,
  changeChoice,
}: FilterChipProps) {
  const t = useTexts(reviewTexts)
  if (key === 'photos') {
    return (
      <Chip chosen={choice.photos} onClick={() => changeChoice({ photos: !choice.photos })}>
        {t('photos', { count })}
      </Chip>
    )
  }
  const isChosen = choice.finish === value
  return (
    <Chip chosen={isChosen} onClick={() => changeChoice({ finish: isChosen ? null : value })}>
      <span className="inline-block first-letter:uppercase">
        {t('finish', { finish: name, count })}
      </span>
    </Chip>
  )
}
