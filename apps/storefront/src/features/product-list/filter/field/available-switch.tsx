import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { Switch } from '@svetlitsa/ui/forms/switch'
import type { SectionList } from '../../choice/list-filter.ts'
import type { FilterTexts } from '../get-filter-texts.ts'

type AvailableSwitchProps = {
  /** The region in the address. */
  chosen: SectionList['chosen']['available']
  texts: Pick<FilterTexts, 'available' | 'availableIn'>
}

/**
 * Filter for products available in a city: the shopper's own or the one in a shared address. One
 * cached page serves many cities, so the address contains the city.
 */
export function AvailableSwitch({ chosen, texts }: AvailableSwitchProps) {
  const { data } = useShellState()
  const currentRegion = data && { region: data.region.code, value: data.region.nameIn }
  const shown = chosen ?? currentRegion
  return (
    <Switch
      key={shown?.region}
      name="available"
      value={shown?.region ?? '1'}
      label={shown ? texts.availableIn.replace('{city}', shown.value) : texts.available}
      switchPosition="end"
      defaultChecked={chosen !== null}
    />
  )
}
