'use client'

import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getActions } from '@svetlitsa/api-client/contract/promotion'
import { typo } from '@svetlitsa/domain/text/typo'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { BlockHead } from '@svetlitsa/ui/shop/block-head'
import { PromoTile } from '@svetlitsa/ui/shop/promo-tile'

type PromotionRowProps = {
  title: string
  promotions: AnswerOf<typeof getActions>['actions']
  /** «Все акции», and where they are. */
  all?: { text: string; href: string } | undefined
}

const pictureSize = { width: 5, height: 4 }

/** Promotions side by side, going sideways where they do not fit. */
export function PromotionRow({ title, promotions, all }: PromotionRowProps) {
  const shown = promotions.filter(({ imgUrl }) => imgUrl !== '')
  if (shown.length === 0) return null
  return (
    <section aria-label={title}>
      <BlockHead title={title}>{all && <TextLink href={all.href}>{all.text}</TextLink>}</BlockHead>
      <ul className="-mx-gutter flex snap-x scroll-px-gutter gap-3 overflow-x-auto px-gutter [scrollbar-width:none] md:gap-6">
        {shown.map(({ id, name, url, imgUrl }) => (
          <li key={id} className="w-3/5 shrink-0 snap-start md:w-96">
            <PromoTile
              href={url}
              title={typo(name)}
              picture={pictureData({ src: imgUrl, ...pictureSize }, 'card')}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
