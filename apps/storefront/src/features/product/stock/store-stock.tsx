import { useWarehouses } from '@svetlitsa/api-client/product-stock/queries'
import { detectOtherLanguage } from '@svetlitsa/domain/language/language'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { PlaceMap } from '@svetlitsa/shell/map/place-map'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'
import { StoreList } from '@svetlitsa/ui/store/store-list'
import { type ReactNode, useState } from 'react'
import type { ProductOffer } from '../offer/product-offer.ts'
import { useOffer } from '../offer/selected-offer.ts'
import { MainCityStores } from './main-city-stores.tsx'

type StoreStockProps = {
  productId: number
  /** The offer in the address. */
  offer: Pick<ProductOffer, 'id'>
  /** Shown until the stores are loaded. */
  children?: ReactNode
}

/** Stores that have the selected offer, with quantities, beside a map. */
export function StoreStock({ productId, offer: initial, children }: StoreStockProps) {
  const t = useTexts(productTexts)
  const language = useLanguage()
  const offer = useOffer(initial)
  const { data, isError, refetch } = useWarehouses(productId)
  const [chosenId, setChosenId] = useState<number | null>(null)
  if (isError) return <ErrorNotice text={t('delivery.failed')} onRetry={() => void refetch()} />
  if (!data) return children
  const stores = listOfferStores(data, offer.id)
  if (stores.length === 0) {
    return (
      <>
        <p className="text-ink-soft">{t('delivery.noStores')}</p>
        <MainCityStores offerId={offer.id} />
      </>
    )
  }
  const shownId = chosenId ?? stores[0]?.id ?? null
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div>
        <StoreList
          choice={{ chosenId: shownId, onChoose: setChosenId }}
          stores={stores.map(({ id, name, address, hours, quantityHere: quantity }) => ({
            id,
            name: <Untranslated pageLanguage={language}>{name}</Untranslated>,
            address: <Untranslated pageLanguage={language}>{address}</Untranslated>,
            distance: hours,
            isEmpty: quantity === 0,
            note: quantity > 0 ? t('stock.inStock', { count: quantity }) : t('stock.none'),
          }))}
        />
        <MainCityStores offerId={offer.id} />
      </div>
      <PlaceMap
        label={t('stock.map')}
        caption={t('stock.scheme')}
        pins={stores.map(({ id, address, lat, lon }) => ({
          id,
          name: address,
          lang: detectOtherLanguage(address, language),
          place: { lat, lon },
        }))}
        chosenId={shownId}
        onChoose={setChosenId}
      />
    </div>
  )
}

type Place = {
  kind: 'store' | 'warehouse'
  offers: readonly { offerId: number; quantity: number }[]
}

/** Lists the stores of a city with their stock of an offer, those that have it first. */
export function listOfferStores<Store extends Place>(stores: readonly Store[], offerId: number) {
  return stores
    .filter(({ kind }) => kind === 'store')
    .map((store) => ({
      ...store,
      quantityHere: store.offers.find((offer) => offer.offerId === offerId)?.quantity ?? 0,
    }))
    .sort((a, b) => Number(b.quantityHere > 0) - Number(a.quantityHere > 0))
}
