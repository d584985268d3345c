import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { PromotionCard } from '@svetlitsa/ui/promotion/promotion-card'
import type { PageContext } from '../../page-context/page-context.ts'
import { formatPromotionUntil } from './format-promotion-until.ts'
import type { Promotion } from './load-promotions.ts'

type PromotionIntroProps = { context: PageContext; promotion: Promotion }

/** Description and last day of a promotion, above its products. */
export function PromotionIntro({ context, promotion }: PromotionIntroProps) {
  const until = formatPromotionUntil(promotion.dateEnd, context.language)
  return (
    <div className="mt-3 max-w-text">
      {until && <p className="text-small font-medium text-sale">{until}</p>}
      {promotion.description
        .split(/\n+/)
        .filter(Boolean)
        .map((paragraph) => (
          <p key={paragraph} className="mt-1 text-lead text-ink-soft">
            {formatTypography(paragraph)}
          </p>
        ))}
    </div>
  )
}

type PromotionListProps = { context: PageContext; promotions: readonly Promotion[] }

const pictureSize = { width: 2000, height: 860 }

/** All promotions with picture, description and last day. */
export function PromotionList({ context, promotions }: PromotionListProps) {
  const { language } = context
  const { goods } = catalogueTexts[language].promotions
  return (
    <ul className="mt-6 grid gap-x-6 gap-y-10 md:mt-8 md:grid-cols-2">
      {promotions.map(({ code, name, description, url, imgUrl, dateEnd }, index) => (
        <li key={code}>
          <PromotionCard
            href={url}
            title={name}
            text={description}
            until={formatPromotionUntil(dateEnd, language)}
            action={goods}
            picture={imgUrl ? toPictureData({ src: imgUrl, ...pictureSize }, 'page') : undefined}
            load={index < 2 ? 'soon' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  )
}
