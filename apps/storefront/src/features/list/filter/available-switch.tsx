'use client'

import { useShellState } from '@svetlitsa/api-client/query/shell'
import { Switch } from '@svetlitsa/ui/primitives/switch'
import type { SectionList } from '../list-filter.ts'
import type { FilterWords } from './filter-words.ts'

type AvailableSwitchProps = {
  /** The region that the address names. */
  chosen: SectionList['chosen']['available']
  words: Pick<FilterWords, 'available' | 'availableIn'>
}

/**
 * What can be had in a city: the shopper's own, or the one a shared address names. Pages are the
 * same for many cities, so the city stands in the address with the choice.
 */
export function AvailableSwitch({ chosen, words }: AvailableSwitchProps) {
  const { data } = useShellState()
  const own = data && { region: data.region.code, value: data.region.nameIn }
  const shown = chosen ?? own
  return (
    <Switch
      key={shown?.region}
      name="available"
      value={shown?.region ?? '1'}
      label={shown ? words.availableIn.replace('{city}', shown.value) : words.available}
      place="end"
      defaultChecked={chosen !== null}
    />
  )
}
