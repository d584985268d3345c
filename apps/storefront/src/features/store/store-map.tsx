'use client'

import { type ShopStore, useStores } from '@svetlitsa/api-client/query/content'
import { otherLanguageOf } from '@svetlitsa/domain/language/other-language-of'
import type { Language } from '@svetlitsa/domain/language/read-language'
import { contentTexts } from '@svetlitsa/i18n/content-texts'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { PlaceMap } from '@svetlitsa/shell/map/place-map'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { BlockHead } from '@svetlitsa/ui/shop/block-head'
import { type ReactNode, useState } from 'react'
import { StoreBlank } from './store-blank.tsx'
import { StoreRows } from './store-rows.tsx'

type StoreMapProps = {
  /** «Все магазины», where the page shows them short. */
  all?: ReactNode
  /** As many stores as there is room for; all of them when left out. */
  most?: number
  action?: ReactNode
}

/** The stores of the shopper's city: a list and a plain map that choose one another. */
export function StoreMap({ all, most, action }: StoreMapProps) {
  const say = useTexts(contentTexts)
  const language = useLanguage()
  const { data, isError, isPending, refetch } = useStores()
  const [chosenId, setChosenId] = useState<number | null>(null)
  const stores = data?.stores ?? []
  const shown = most === undefined ? stores : stores.slice(0, most)
  const chosen = chosenId ?? shown[0]?.id ?? null
  if (isPending) return <StoreBlank />
  const title = say('contacts.stores', { city: data?.region.nameIn ?? '' })
  return (
    <section aria-label={title}>
      <BlockHead title={title}>{all}</BlockHead>
      {isError && <FaultNotice onRetry={() => void refetch()} />}
      {data && stores.length === 0 && <p className="text-ink-soft">{say('contacts.noStores')}</p>}
      {shown.length > 0 && (
        <div className="grid gap-6 lg:grid-cols-[--spacing(104)_minmax(0,1fr)]">
          <div className="flex flex-col gap-5">
            <StoreRows stores={shown} chosenId={chosen} onChoose={setChosenId} />
            {action}
          </div>
          <div className="self-start max-lg:order-first lg:sticky lg:top-20">
            <PlaceMap
              label={say('contacts.map')}
              caption={say('contacts.scheme')}
              pins={pinsOf(stores, language)}
              chosenId={chosen}
              onChoose={setChosenId}
            />
          </div>
        </div>
      )}
    </section>
  )
}

function pinsOf(stores: readonly ShopStore[], language: Language) {
  return stores.map(({ id, address, place }) => ({
    id,
    name: address,
    lang: otherLanguageOf(address, language),
    place,
  }))
}
