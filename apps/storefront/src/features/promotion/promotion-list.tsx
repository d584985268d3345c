import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { PromoCard } from '@svetlitsa/ui/shop/promo-card'
import type { PageContext } from '../../page-context.ts'
import type { Promotion } from './load-promotions.ts'
import { promotionUntil } from './promotion-until.ts'

type PromotionListProps = { context: PageContext; promotions: readonly Promotion[] }

const pictureSize = { width: 2000, height: 860 }

/** All promotions, each with its picture, what it gives and its last day. */
export function PromotionList({ context, promotions }: PromotionListProps) {
  const { language } = context
  const { goods } = catalogueTexts[language].promotions
  return (
    <ul className="mt-6 grid gap-x-6 gap-y-10 md:mt-8 md:grid-cols-2">
      {promotions.map(({ code, name, description, url, imgUrl, dateEnd }, index) => (
        <li key={code}>
          <PromoCard
            href={url}
            title={name}
            text={description}
            until={promotionUntil(dateEnd, language)}
            action={goods}
            picture={imgUrl ? pictureData({ src: imgUrl, ...pictureSize }, 'page') : undefined}
            load={index < 2 ? 'soon' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  )
}
