import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getGoodsReviews } from '@svetlitsa/api-client/contract/shop-review'
import { link } from '@svetlitsa/domain/route/site-map'
import { typo } from '@svetlitsa/domain/text/typo'
import { cardTexts } from '@svetlitsa/i18n/card-texts'
import { contentTexts } from '@svetlitsa/i18n/content-texts'
import { dayText } from '@svetlitsa/i18n/day-text'
import { translator } from '@svetlitsa/i18n/translator'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { Untranslated } from '@svetlitsa/ui/primitives/untranslated'
import { BlockHead } from '@svetlitsa/ui/shop/block-head'
import { ProductPicture } from '@svetlitsa/ui/shop/product-picture'
import { ReviewCard } from '@svetlitsa/ui/shop/review-card'
import { ScoreSummary } from '@svetlitsa/ui/shop/score-summary'
import type { PageContext } from '../../page-context.ts'

type HomeReviewsProps = {
  context: PageContext
  reviews: AnswerOf<typeof getGoodsReviews> | null
}

const pictureSize = { width: 5, height: 4 }

/** The sum of what people say of goods, and three who say enough. */
export function HomeReviews({ context, reviews }: HomeReviewsProps) {
  const { language } = context
  const say = translator(contentTexts, language)
  if (!reviews || reviews.reviews.length === 0) return null
  const { score, count, advisePercent } = reviews.statistic
  return (
    <section aria-label={say('home.reviews')}>
      <BlockHead title={say('home.reviews')}>
        <TextLink href={link.reviews()}>{say('home.allReviews')}</TextLink>
      </BlockHead>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[--spacing(80)_minmax(0,1fr)]">
        <ScoreSummary
          score={score}
          starsLabel={say('home.score', { score })}
          decimal={cardTexts[language].decimal}
        >
          {say('home.goodsReviews', { count })}
          <br />
          {say('home.advise', { percent: advisePercent })}
        </ScoreSummary>
        <div className="grid gap-x-cards md:grid-cols-3">
          {reviews.reviews.map(({ id, product, author, city, text, date, ...review }) => (
            <ReviewCard
              key={id}
              href={product.url}
              starsLabel={say('home.score', { score: review.score })}
              review={{
                score: review.score,
                text: <Untranslated on={language}>{typo(text)}</Untranslated>,
                date: dayText(date, language),
                author: (
                  <Untranslated on={language}>
                    {[author, city].filter(Boolean).join(', ')}
                  </Untranslated>
                ),
                product: typo(product.name),
              }}
              picture={
                product.imgUrl && (
                  <ProductPicture
                    alt=""
                    picture={pictureData({ src: product.imgUrl, ...pictureSize }, 'thumb')}
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
