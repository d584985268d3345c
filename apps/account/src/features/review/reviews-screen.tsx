import { useBoughtGoods } from '@svetlitsa/api-client/bought-goods/queries'
import { useCustomerReviews } from '@svetlitsa/api-client/customer-review/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { boughtGoodsTexts } from '@svetlitsa/i18n/bought-goods/bought-goods-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Pagination } from '@svetlitsa/ui/navigation/pagination'
import { ProductPicture } from '@svetlitsa/ui/product/product-picture'
import { AccountPage } from '../../account/account-page.tsx'
import { PageSkeleton } from '../../account/page-skeleton.tsx'
import { ReviewRow } from './review-row.tsx'

/** What waits for a review, as the message after a delivery asks, and what was written. */
export function ReviewsScreen({ page }: { page: number }) {
  const t = useTexts(boughtGoodsTexts)
  return (
    <AccountPage title={t('reviews.title')}>
      <h1 className="text-h1">{t('reviews.title')}</h1>
      {page === 1 && <AskedReviews />}
      <WrittenReviews page={page} />
    </AccountPage>
  )
}

function AskedReviews() {
  const t = useTexts(boughtGoodsTexts)
  const { data } = useBoughtGoods(1)
  const bought = (data?.goods ?? []).filter(({ reviewStatus, url }) => !reviewStatus && url)
  const asked = bought.filter(
    ({ productId }, index) => bought.findIndex((one) => one.productId === productId) === index,
  )
  if (asked.length === 0) return null
  return (
    <section aria-labelledby="asked" className="mt-6">
      <h2 id="asked" className="text-h2">
        {t('reviews.asked')}
      </h2>
      <ul className="mt-3 border-t border-line">
        {asked.map(({ productId, name, url, picture }) => (
          <li
            key={productId}
            className="flex flex-wrap items-center gap-4 border-b border-line py-3"
          >
            <span className="h-14 w-18 shrink-0 overflow-hidden rounded-small bg-sand">
              {picture && <ProductPicture picture={toPictureData(picture, 'thumb')} alt="" />}
            </span>
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{name}</span>
            <Button size={40} href={`${url}#reviews`} aria-label={`${t('review.write')}: ${name}`}>
              {t('review.write')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function WrittenReviews({ page }: { page: number }) {
  const t = useTexts(boughtGoodsTexts)
  const { data, isError, refetch } = useCustomerReviews(page)
  if (isError && !data) return <ErrorNotice onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  if (data.reviews.length === 0) {
    return (
      <div className="mt-8">
        <EmptyState
          title={t('reviews.empty.title')}
          actions={
            <Button kind="outline" href={link.goods()}>
              {t('reviews.empty.goods')}
            </Button>
          }
        >
          {t('reviews.empty.text')}
        </EmptyState>
      </div>
    )
  }
  return (
    <section aria-labelledby="written" className="mt-8">
      <h2 id="written" className="text-h2">
        {t('reviews.written')}
      </h2>
      <ul className="mt-3 border-t border-line">
        {data.reviews.map((review) => (
          <ReviewRow key={review.guid} review={review} />
        ))}
      </ul>
      {data.totalPages > 1 && (
        <div className="mt-8">
          <Pagination
            labels={{ label: t('reviews.pages'), previous: t('previous'), next: t('next') }}
            page={page}
            pageCount={data.totalPages}
            getHref={(number) => link.myReviews(number)}
          />
        </div>
      )}
    </section>
  )
}
