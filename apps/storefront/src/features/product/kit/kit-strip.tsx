'use client'

import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { Checkbox } from '@svetlitsa/ui/primitives/checkbox'
import { ProductPicture } from '@svetlitsa/ui/shop/product-picture'
import type { Kit, KitItem } from './kit-counts.ts'
import { KitSum, type KitSumWords } from './kit-sum.tsx'
import { useKit } from './use-kit.tsx'

type KitStripProps = {
  kit: Kit
  sign: string
  words: { optional: string; piece: string; include: string; sum: KitSumWords }
}

/** The things of a kit side by side, what can be left out with a box to tick, and their sum. */
export function KitStrip({ kit, sign, words }: KitStripProps) {
  const state = useKit(kit)
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_--spacing(60)]">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
        {kit.items.map((item) => (
          <li key={item.offerId} className="flex min-w-0 flex-col">
            <KitThing item={item} sign={sign} piece={words.piece} />
            {item.isOptional && (
              <div className="mt-2 text-small">
                <Checkbox
                  label={words.optional}
                  aria-label={words.include.replace('{name}', item.name)}
                  checked={(state.counts[item.offerId] ?? 0) > 0}
                  onChange={(event) =>
                    state.setCount(item.offerId, event.currentTarget.checked ? item.CNT : 0)
                  }
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      <KitSum kit={state} sign={sign} words={words.sum} />
    </div>
  )
}

type KitThingProps = { item: KitItem; sign: string; piece: string }

/** A part with its page, its picture, its price and how many of it the kit holds. */
export function KitThing({ item, sign, piece }: KitThingProps) {
  const { url, name, finish, picture, PRICE, CNT } = item
  return (
    <a href={url} className="group block rounded-medium">
      <span className="block aspect-5/4 overflow-hidden rounded-medium bg-sand">
        {picture && <ProductPicture picture={pictureData(picture, 'card')} alt="" />}
      </span>
      <span className="mt-2.5 block text-small font-medium underline-offset-4 group-hover:underline">
        {name}
      </span>
      <span className="block text-small text-ink-soft">
        {[
          finish,
          formatPrice(PRICE.NEW, { sign, convert: false }),
          CNT > 1 && piece.replace('{count}', String(CNT)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </a>
  )
}
