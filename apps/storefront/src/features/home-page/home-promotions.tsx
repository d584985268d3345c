import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getActions } from '@svetlitsa/api-client/promotion/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { BlockHeader } from '@svetlitsa/ui/layout/block-header'
import { PromotionGrid } from '@svetlitsa/ui/promotion/promotion-grid'
import { PromotionScene } from '@svetlitsa/ui/promotion/promotion-grid/promotion-scene'
import { PromotionTile } from '@svetlitsa/ui/promotion/promotion-grid/promotion-tile'
import type { PageContext } from '../../page-context/page-context.ts'

type Promotion = CallAnswer<typeof getActions>['actions'][number]

type HomePromotionsProps = { context: PageContext; promotions: readonly Promotion[] }

const sceneSize = { width: 2000, height: 860 }
/** Maximum length of a promotion text in a small tile, in characters. */
const maxTileTextLength = 70

/** The first promotion as a scene, the next two as tiles. */
export function HomePromotions({ context, promotions }: HomePromotionsProps) {
  const { language } = context
  const t = getTranslator(contentTexts, language)
  const [firstPromotion, ...otherPromotions] = promotions
  if (!firstPromotion) return null
  const formatUntil = ({ dateEnd }: Promotion) =>
    dateEnd ? t('home.until', { date: formatDay(dateEnd, language) }) : undefined
  return (
    <section aria-label={t('home.promotions')}>
      <BlockHeader title={t('home.promotions')}>
        <TextLink href={link.promotions()}>{t('home.allPromotions')}</TextLink>
      </BlockHeader>
      <PromotionGrid
        scene={
          <PromotionScene
            href={firstPromotion.url}
            title={formatTypography(firstPromotion.name)}
            text={formatUntil(firstPromotion)}
            action={t('home.more')}
            picture={toPictureData({ src: firstPromotion.imgUrl, ...sceneSize }, 'page')}
          />
        }
      >
        {otherPromotions.slice(0, 2).map((promotion, index) => (
          <PromotionTile
            key={promotion.id}
            href={promotion.url}
            title={formatTypography(promotion.name)}
            text={
              promotion.description.length > maxTileTextLength
                ? undefined
                : formatTypography(promotion.description)
            }
            until={formatUntil(promotion)}
            tone={index === 0 ? 'sand' : 'blush'}
            picture={toPictureData({ src: promotion.imgUrl, ...sceneSize }, 'half')}
          />
        ))}
      </PromotionGrid>
    </section>
  )
}
