import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getGoodsReviews } from '@svetlitsa/api-client/shop-review/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { productCardTexts } from '@svetlitsa/i18n/product-card/product-card-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'
import { BlockHeader } from '@svetlitsa/ui/layout/block-header'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import { ReviewCard } from '@svetlitsa/ui/review/review-card'
import { ScoreSummary } from '@svetlitsa/ui/review/score-summary'
import type { PageContext } from '../../page-context/page-context.ts'

type HomeReviewsProps = {
  context: PageContext
  reviews: CallAnswer<typeof getGoodsReviews> | null
}

const pictureSize = { width: 5, height: 4 }

/** The average rating of products and three detailed reviews. */
export function HomeReviews({ context, reviews }: HomeReviewsProps) {
  const { language } = context
  const t = getTranslator(contentTexts, language)
  if (!reviews || reviews.reviews.length === 0) return null
  const { score, count, advisePercent } = reviews.statistic
  return (
    <section aria-label={t('home.reviews')}>
      <BlockHeader title={t('home.reviews')}>
        <TextLink href={link.reviews()}>{t('home.allReviews')}</TextLink>
      </BlockHeader>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[--spacing(80)_minmax(0,1fr)]">
        <ScoreSummary
          score={score}
          starsLabel={t('home.score', { score })}
          decimal={productCardTexts[language].decimal}
        >
          {t('home.goodsReviews', { count })}
          <br />
          {t('home.advise', { percent: advisePercent })}
        </ScoreSummary>
        <div className="grid gap-x-cards md:grid-cols-3">
          {reviews.reviews.map(({ id, product, author, city, text, date, ...review }) => (
            <ReviewCard
              key={id}
              href={product.url}
              starsLabel={t('home.score', { score: review.score })}
              review={{
                score: review.score,
                text: <Untranslated pageLanguage={language}>{formatTypography(text)}</Untranslated>,
                date: formatDay(date, language),
                author: (
                  <Untranslated pageLanguage={language}>
                    {[author, city].filter(Boolean).join(', ')}
                  </Untranslated>
                ),
                product: formatTypography(product.name),
              }}
              picture={
                product.imgUrl && (
                  <ProductPicture
                    alt=""
                    picture={toPictureData({ src: product.imgUrl, ...pictureSize }, 'thumb')}
                  />
                )
              }
            />
          ))}
        </div>
      </div>
    </section>
  )
}
