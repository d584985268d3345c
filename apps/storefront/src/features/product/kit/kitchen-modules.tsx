import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { kitTexts } from '@svetlitsa/i18n/kit/kit-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { QuantityStepper } from '@svetlitsa/ui/basket/quantity-stepper'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import type { Kit, KitItem } from './kit.ts'
import { KitSum } from './kit-sum.tsx'
import { useKit } from './use-kit.ts'

type KitchenModulesProps = {
  kit: Kit
  groups: readonly { code: string; name: string; offerIds: readonly number[] }[]
  sign: string
}

const maxModuleCount = 30
const terms = { minimumBatch: 1, sellsRemains: true, byMetre: false, stock: maxModuleCount }

/** A kitchen composed of modules, each in the quantity that the shopper needs. */
export function KitchenModules({ kit, groups, sign }: KitchenModulesProps) {
  const state = useKit(kit)
  const itemById = new Map(kit.items.map((item) => [item.offerId, item]))
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_--spacing(60)]">
      <div className="flex flex-col gap-8">
        {groups.map(({ code, name, offerIds }) => (
          <section key={code} aria-label={name}>
            <h3 className="mb-2 text-h3">{name}</h3>
            <ul>
              {offerIds
                .flatMap((id) => itemById.get(id) ?? [])
                .map((item) => (
                  <KitchenModule
                    key={item.offerId}
                    item={item}
                    sign={sign}
                    count={state.counts[item.offerId] ?? 0}
                    onCount={(count) => state.setCount(item.offerId, count)}
                  />
                ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="lg:sticky lg:top-32 lg:self-start">
        <KitSum kit={state} sign={sign} />
      </div>
    </div>
  )
}

type KitchenModuleProps = {
  item: KitItem
  sign: string
  count: number
  onCount: (count: number) => void
}

function KitchenModule({ item, sign, count, onCount }: KitchenModuleProps) {
  const t = useTexts(kitTexts)
  const { name, url, sizeText, finish, picture, PRICE } = item
  return (
    <li className="flex flex-wrap items-center gap-4 border-b border-line py-3">
      <span className="h-16 w-20 shrink-0 overflow-hidden rounded-small bg-sand">
        {picture && <ProductPicture picture={toPictureData(picture, 'thumb')} alt="" />}
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
        labels={{ quantity: name, less: t('fewer', { name }), more: t('moreOf', { name }) }}
      />
    </li>
  )
}
