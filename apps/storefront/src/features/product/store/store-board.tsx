'use client'

import { useWarehouses } from '@svetlitsa/api-client/query/product-stock'
import { otherLanguageOf } from '@svetlitsa/domain/language/other-language-of'
import { productTexts } from '@svetlitsa/i18n/product-texts'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { PlaceMap } from '@svetlitsa/shell/map/place-map'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Untranslated } from '@svetlitsa/ui/primitives/untranslated'
import { StoreList } from '@svetlitsa/ui/shop/store-list'
import { type ReactNode, useState } from 'react'
import { useOffer } from '../offer-scope.tsx'
import { storesFor } from './stores-for.ts'

type StoreBoardProps = { productId: number; blank: ReactNode }

/** Which stores have the chosen offer and how many, beside a map that shows where they are. */
export function StoreBoard({ productId, blank }: StoreBoardProps) {
  const say = useTexts(productTexts)
  const language = useLanguage()
  const { offer } = useOffer()
  const { data, isError, refetch } = useWarehouses(productId)
  const [chosenId, setChosenId] = useState<number | null>(null)
  if (isError) return <FaultNotice text={say('delivery.failed')} onRetry={() => void refetch()} />
  if (!data) return blank
  const stores = storesFor(data, offer.id)
  if (stores.length === 0) return <p className="text-ink-soft">{say('delivery.noStores')}</p>
  const shownId = chosenId ?? stores[0]?.id ?? null
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <StoreList
        choice={{ chosenId: shownId, onChoose: setChosenId }}
        stores={stores.map(({ id, name, address, hours, here }) => ({
          id,
          name: <Untranslated on={language}>{name}</Untranslated>,
          address: <Untranslated on={language}>{address}</Untranslated>,
          distance: hours,
          isEmpty: here === 0,
          note: here > 0 ? say('stock.inStock', { count: here }) : say('stock.none'),
        }))}
      />
      <PlaceMap
        label={say('stock.map')}
        caption={say('stock.scheme')}
        pins={stores.map(({ id, address, lat, lon }) => ({
          id,
          name: address,
          lang: otherLanguageOf(address, language),
          place: { lat, lon },
        }))}
        chosenId={shownId}
        onChoose={setChosenId}
      />
    </div>
  )
}
