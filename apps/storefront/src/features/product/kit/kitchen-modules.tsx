'use client'

import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { ProductPicture } from '@svetlitsa/ui/shop/product-picture'
import { QuantityStepper } from '@svetlitsa/ui/shop/quantity-stepper'
import type { Kit, KitItem } from './kit-counts.ts'
import { KitSum } from './kit-sum.tsx'
import type { KitWords } from './kit-words.ts'
import { useKit } from './use-kit.tsx'

type KitchenModulesProps = {
  kit: Kit
  groups: readonly { code: string; name: string; items: readonly KitItem[] }[]
  sign: string
  words: KitWords
}

const mostOfOne = 30
const terms = { minimumBatch: 1, sellsRemains: true, byMetre: false, stock: mostOfOne }

/** A kitchen put together of its modules, each in the number that the shopper's walls ask for. */
export function KitchenModules({ kit, groups, sign, words }: KitchenModulesProps) {
  const state = useKit(kit)
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_--spacing(60)]">
      <div className="flex flex-col gap-8">
        {groups.map(({ code, name, items }) => (
          <section key={code} aria-label={name}>
            <h3 className="mb-2 text-h3">{name}</h3>
            <ul>
              {items.map((item) => (
                <KitchenModule
                  key={item.offerId}
                  item={item}
                  sign={sign}
                  words={words}
                  count={state.counts[item.offerId] ?? 0}
                  onCount={(count) => state.setCount(item.offerId, count)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="lg:sticky lg:top-32 lg:self-start">
        <KitSum kit={state} sign={sign} words={words} />
      </div>
    </div>
  )
}

type KitchenModuleProps = {
  item: KitItem
  sign: string
  words: KitchenModulesProps['words']
  count: number
  onCount: (count: number) => void
}

function KitchenModule({ item, sign, words, count, onCount }: KitchenModuleProps) {
  const { name, url, sizeText, finish, picture, PRICE } = item
  const of = (word: string) => word.replace('{name}', name)
  return (
    <li className="flex flex-wrap items-center gap-4 border-b border-line py-3">
      <span className="h-16 w-20 shrink-0 overflow-hidden rounded-small bg-sand">
        {picture && <ProductPicture picture={pictureData(picture, 'thumb')} alt="" />}
      </span>
      <span className="min-w-0 grow basis-48">
        <a href={url} className="rounded-small font-medium underline-offset-4 hover:underline">
          {name}
        </a>
        <span className="block text-small text-ink-soft">
          {[sizeText, finish, formatPrice(PRICE.NEW, { sign, convert: false })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <QuantityStepper
        quantity={count}
        terms={terms}
        onChange={onCount}
        words={{ quantity: name, less: of(words.fewer), more: of(words.more) }}
      />
    </li>
  )
}
