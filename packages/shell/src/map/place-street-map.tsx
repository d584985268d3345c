import { mapTexts } from '@svetlitsa/i18n/map/map-texts'
import type { CityMap } from '@svetlitsa/ui/store/city-map'
import { StreetMap } from '@svetlitsa/ui/store/city-map/street-map'
import type { ComponentProps } from 'react'
import { useLanguage } from '../language/language-provider.tsx'

type PlaceStreetMapProps = Omit<ComponentProps<typeof CityMap>, 'caption'> & {
  mapStyle: string
  onFail: () => void
}

/** Places of a city on a street map; the map's controls are in the page's language. */
export function PlaceStreetMap(props: PlaceStreetMapProps) {
  const { label, pins, chosenId, onChoose, mapStyle, onFail } = props
  return (
    <StreetMap
      label={label}
      pins={pins}
      chosenId={chosenId}
      onChoose={onChoose}
      streets={{ style: mapStyle, labels: mapTexts[useLanguage()] }}
      onFail={onFail}
    />
  )
}
