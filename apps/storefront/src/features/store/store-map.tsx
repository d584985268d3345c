import { type ShopStore, useStores } from '@svetlitsa/api-client/store/queries'
import { detectOtherLanguage, type Language } from '@svetlitsa/domain/language/language'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { PlaceMap } from '@svetlitsa/shell/map/place-map'
import { BlockHeader } from '@svetlitsa/ui/layout/block-header'
import { type ReactNode, useState } from 'react'
import { StoreRows } from './store-rows.tsx'
import { StoreSkeleton } from './store-skeleton.tsx'

type StoreMapProps = {
  /** The link «Все магазины», where the page shows only some of them. */
  all?: ReactNode
  /** Maximum number of stores; all of them when left out. */
  maxStores?: number
  action?: ReactNode
}

/** The stores of the shopper's city: a list and a map with a shared selection. */
export function StoreMap({ all, maxStores, action }: StoreMapProps) {
  const t = useTexts(contentTexts)
  const language = useLanguage()
  const { data, isError, isPending, refetch } = useStores()
  const [chosenId, setChosenId] = useState<number | null>(null)
  const stores = data?.stores ?? []
  const shown = maxStores === undefined ? stores : stores.slice(0, maxStores)
  const chosen = chosenId ?? shown[0]?.id ?? null
  if (isPending) return <StoreSkeleton />
  const title = t('contacts.stores', { city: data?.region.nameIn ?? '' })
  return (
    <section aria-label={title}>
      <BlockHeader title={title}>{all}</BlockHeader>
      {isError && <ErrorNotice onRetry={() => void refetch()} />}
      {data && stores.length === 0 && <p className="text-ink-soft">{t('contacts.noStores')}</p>}
      {shown.length > 0 && (
        <div className="grid gap-6 lg:grid-cols-[--spacing(104)_minmax(0,1fr)]">
          <div className="flex flex-col gap-5">
            <StoreRows stores={shown} chosenId={chosen} onChoose={setChosenId} />
            {action}
          </div>
          <div className="self-start max-lg:order-first lg:sticky lg:top-20">
            <PlaceMap
              label={t('contacts.map')}
              caption={t('contacts.scheme')}
              pins={toPins(stores, language)}
              chosenId={chosen}
              onChoose={setChosenId}
            />
          </div>
        </div>
      )}
    </section>
  )
}

function toPins(stores: readonly ShopStore[], language: Language) {
  return stores.map(({ id, address, place }) => ({
    id,
    name: address,
    lang: detectOtherLanguage(address, language),
    place,
  }))
}
