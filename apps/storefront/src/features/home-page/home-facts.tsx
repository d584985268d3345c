'use client'

import { useShellState } from '@svetlitsa/api-client/query/shell'
import { dayText } from '@svetlitsa/i18n/day-text'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { Fact } from '@svetlitsa/ui/shop/fact'
import { FactsRow } from '@svetlitsa/ui/shop/facts-row'
import { RotateCcw, Store, Truck, Wrench } from 'lucide'

export type FactWords = {
  /** «Доставим {date}», and what is said before the date is known. */
  delivery: string
  deliveryAlways: string
  deliveryHint: string
  deliveryHintAlways: string
  /** By the number of stores; 0 says it without a number. */
  stores: readonly string[]
  storesHint: string
  assembly: string
  assemblyHint: string
  returns: string
  returnsHint: string
}

/** Four promises; the day and the number of stores are those of the shopper's city. */
export function HomeFacts({ words }: { words: FactWords }) {
  const language = useLanguage()
  const { data } = useShellState()
  const date = data?.deliveryDate ? dayText(data.deliveryDate, language) : null
  const city = data?.region.NAME
  const storeCount = Math.min(data?.storeCount ?? 0, words.stores.length - 1)
  return (
    <FactsRow>
      <Fact
        icon={<Icon of={Truck} size="bar" />}
        title={date ? words.delivery.replace('{date}', date) : words.deliveryAlways}
        text={date && city ? words.deliveryHint.replace('{city}', city) : words.deliveryHintAlways}
      />
      <Fact
        icon={<Icon of={Store} size="bar" />}
        title={words.stores[storeCount]}
        text={words.storesHint}
      />
      <Fact
        icon={<Icon of={Wrench} size="bar" />}
        title={words.assembly}
        text={words.assemblyHint}
      />
      <Fact
        icon={<Icon of={RotateCcw} size="bar" />}
        title={words.returns}
        text={words.returnsHint}
      />
    </FactsRow>
  )
}
