import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getActions } from '@svetlitsa/api-client/promotion/contract'
import type { getSectionSlider } from '@svetlitsa/api-client/slider/contract'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { BlockHeader } from '@svetlitsa/ui/layout/block-header'
import { PromotionTile } from '@svetlitsa/ui/promotion/promotion-grid/promotion-tile'
import { ProductSlider } from './product-slider.tsx'
import { TagSlider } from './tag-slider.tsx'

type SliderRowProps = {
  slider: CallAnswer<typeof getSectionSlider>['sliders'][number]
  sign: string
}

/** A slider set by staff, of any type (slider.types). */
export function SliderRow({ slider, sign }: SliderRowProps) {
  const t = useTexts(catalogueTexts)
  const { name, link, elements, PRODUCTS, tag, pageCount, pageSize } = slider
  const buildAllLink = (text: string) => (link ? { text, href: link } : undefined)
  return (
    <div className="mt-section">
      {elements.length > 0 ? (
        <PromotionRow title={name} promotions={elements} all={buildAllLink(t('promotions.all'))} />
      ) : tag && pageCount > 1 ? (
        <TagSlider
          title={name}
          products={PRODUCTS}
          sign={sign}
          all={buildAllLink(t('promotions.goods'))}
          tag={tag}
          pages={{ count: pageSize, pageCount }}
        />
      ) : (
        <ProductSlider
          title={name}
          products={PRODUCTS}
          sign={sign}
          all={buildAllLink(t('promotions.goods'))}
        />
      )}
    </div>
  )
}

type PromotionRowProps = {
  title: string
  promotions: CallAnswer<typeof getActions>['actions']
  /** The link «Все акции». */
  all?: { text: string; href: string } | undefined
}

const pictureSize = { width: 5, height: 4 }

/** Promotions side by side in a horizontally scrolling row. */
function PromotionRow({ title, promotions, all }: PromotionRowProps) {
  const shown = promotions.filter(({ imgUrl }) => imgUrl !== '')
  if (shown.length === 0) return null
  return (
    <section aria-label={title}>
      <BlockHeader title={title}>
        {all && <TextLink href={all.href}>{all.text}</TextLink>}
      </BlockHeader>
      <ul className="-mx-gutter flex snap-x scroll-px-gutter gap-3 overflow-x-auto px-gutter [scrollbar-width:none] md:gap-6">
        {shown.map(({ id, name, url, imgUrl }) => (
          <li key={id} className="w-3/5 shrink-0 snap-start md:w-96">
            <PromotionTile
              href={url}
              title={formatTypography(name)}
              picture={toPictureData({ src: imgUrl, ...pictureSize }, 'card')}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
