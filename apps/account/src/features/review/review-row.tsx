import type { CustomerReview } from '@svetlitsa/api-client/customer-review/queries'
import { boughtGoodsTexts } from '@svetlitsa/i18n/bought-goods/bought-goods-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { readShopName } from '@svetlitsa/shell/shop-name/read-shop-name'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Badge } from '@svetlitsa/ui/feedback/badge'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import { Stars } from '@svetlitsa/ui/review/stars'
import { useFormatDay } from '../../date/use-format-day.ts'

/** A review that the customer wrote, and what became of it. */
export function ReviewRow({ review }: { review: CustomerReview }) {
  const t = useTexts(boughtGoodsTexts)
  const formatDay = useFormatDay()
  const { product, answer, photos } = review
  const state = review.approved ? 'approved' : review.isRefused ? 'refused' : 'waiting'
  const tones = { approved: 'ready', waiting: 'work', refused: 'closed' } as const
  return (
    <li className="border-b border-line py-5 wrap-anywhere">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Stars score={review.score} label={t('reviews.score', { score: review.score })} />
        <span className="text-small text-ink-soft">{formatDay(review.date)}</span>
        <Badge tone={tones[state]}>{t(`reviews.${state}`)}</Badge>
      </div>
      <h3 className="mt-2 font-medium">
        {product.url ? (
          <TextLink tone="bare" href={`${product.url}#reviews`}>
            {product.name}
          </TextLink>
        ) : (
          product.name
        )}
      </h3>
      {(['pros', 'cons'] as const).map(
        (part) =>
          review[part] && (
            <p key={part} className="mt-1">
              <span className="text-ink-soft">{t(`reviews.${part}`)}: </span>
              {review[part]}
            </p>
          ),
      )}
      <p className="mt-1">{review.comment}</p>
      {photos.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {photos.map((photo) => (
            <li key={photo.src} className="h-18 w-24 overflow-hidden rounded-small">
              <ProductPicture picture={toPictureData(photo, 'thumb')} alt="" />
            </li>
          ))}
        </ul>
      )}
      {answer && (
        <div className="mt-3 rounded-medium bg-sand px-4 py-3">
          <p className="text-small text-ink-soft">
            {t('reviews.shop', { shopName: readShopName(), date: formatDay(answer.date) })}
          </p>
          <p>{answer.text}</p>
        </div>
      )}
    </li>
  )
}
