import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getActions } from '@svetlitsa/api-client/contract/promotion'
import { link } from '@svetlitsa/domain/route/site-map'
import { typo } from '@svetlitsa/domain/text/typo'
import { contentTexts } from '@svetlitsa/i18n/content-texts'
import { dayText } from '@svetlitsa/i18n/day-text'
import { translator } from '@svetlitsa/i18n/translator'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { BlockHead } from '@svetlitsa/ui/shop/block-head'
import { PromoGrid } from '@svetlitsa/ui/shop/promo-grid'
import { PromoScene } from '@svetlitsa/ui/shop/promo-scene'
import { PromoTile } from '@svetlitsa/ui/shop/promo-tile'
import type { PageContext } from '../../page-context.ts'

type Promotion = AnswerOf<typeof getActions>['actions'][number]

type HomePromotionsProps = { context: PageContext; promotions: readonly Promotion[] }

const sceneSize = { width: 2000, height: 860 }
/** As much of a promotion's words as a small tile holds. */
const tileLetters = 70

/** The first promotion as a scene, the next two as tiles. */
export function HomePromotions({ context, promotions }: HomePromotionsProps) {
  const { language } = context
  const say = translator(contentTexts, language)
  const [first, ...rest] = promotions
  if (!first) return null
  const untilOf = ({ dateEnd }: Promotion) =>
    dateEnd ? say('home.until', { date: dayText(dateEnd, language) }) : undefined
  return (
    <section aria-label={say('home.promotions')}>
      <BlockHead title={say('home.promotions')}>
        <TextLink href={link.promotions()}>{say('home.allPromotions')}</TextLink>
      </BlockHead>
      <PromoGrid
        scene={
          <PromoScene
            href={first.url}
            title={typo(first.name)}
            text={untilOf(first)}
            action={say('home.more')}
            picture={pictureData({ src: first.imgUrl, ...sceneSize }, 'page')}
          />
        }
      >
        {rest.slice(0, 2).map((promotion, index) => (
          <PromoTile
            key={promotion.id}
            href={promotion.url}
            title={typo(promotion.name)}
            text={
              promotion.description.length > tileLetters ? undefined : typo(promotion.description)
            }
            until={untilOf(promotion)}
            tone={index === 0 ? 'sand' : 'blush'}
            picture={pictureData({ src: promotion.imgUrl, ...sceneSize }, 'half')}
          />
        ))}
      </PromoGrid>
    </section>
  )
}
