import { type BoughtGoods, useBoughtGoods } from '@svetlitsa/api-client/bought-goods/queries'
import {
  type CustomerReview,
  useCustomerReviews,
} from '@svetlitsa/api-client/customer-review/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { boughtGoodsTexts } from '@svetlitsa/i18n/bought-goods/bought-goods-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { Button } from '@svetlitsa/ui/actions/button'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import { AccountPage } from '../../account/account-page.tsx'
import { EmptyList } from '../../account/empty-list.tsx'
import { Loaded } from '../../account/loaded.tsx'
import { PageLinks } from '../../account/page-links.tsx'
import { PageSkeleton } from '../../account/page-skeleton.tsx'
import { ReviewRow } from './review-row.tsx'

/** What waits for a review, as the message after a delivery asks, and what was written. */
export function ReviewsScreen({ page }: { page: number }) {
  const t = useTexts(boughtGoodsTexts)
  return (
    <AccountPage title={t('reviews.title')}>
      <h1 className="text-h1">{t('reviews.title')}</h1>
      <Reviews page={page} />
    </AccountPage>
  )
}

/** Both parts appear at once, so that the second does not jump. */
function Reviews({ page }: { page: number }) {
  const bought = useBoughtGoods(1)
  const written = useCustomerReviews(page)
  if (bought.isLoading) return <PageSkeleton />
  return (
    <>
      {page === 1 && (
        <Loaded query={bought}>{({ goods }) => <AskedReviews goods={goods} />}</Loaded>
      )}
      <Loaded query={written}>
        {({ reviews, totalPages }) => (
          <WrittenReviews page={page} totalPages={totalPages} reviews={reviews} />
        )}
      </Loaded>
    </>
  )
}

function AskedReviews({ goods }: { goods: readonly BoughtGoods[] }) {
  const t = useTexts(boughtGoodsTexts)
  const bought = goods.filter(({ reviewStatus, url }) => !reviewStatus && url)
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

type WrittenReviewsProps = { page: number; totalPages: number; reviews: readonly CustomerReview[] }

function WrittenReviews({ page, totalPages, reviews }: WrittenReviewsProps) {
  const t = useTexts(boughtGoodsTexts)
  if (reviews.length === 0) {
    const go = { href: link.goods(), label: t('reviews.empty.goods'), kind: 'outline' } as const
    return <EmptyList title={t('reviews.empty.title')} text={t('reviews.empty.text')} go={go} />
  }
  return (
    <section aria-labelledby="written" className="mt-8">
      <h2 id="written" className="text-h2">
        {t('reviews.written')}
      </h2>
      <ul className="mt-3 border-t border-line">
        {reviews.map((review) => (
          <ReviewRow key={review.guid} review={review} />
        ))}
      </ul>
      <PageLinks
        label={t('reviews.pages')}
        page={page}
        pages={totalPages}
        getHref={(number) => link.myReviews(number)}
      />
    </section>
  )
}
