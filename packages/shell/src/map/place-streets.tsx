'use client'

import { mapTexts } from '@svetlitsa/i18n/map-texts'
import type { CityMap } from '@svetlitsa/ui/shop/city-map'
import { StreetMap } from '@svetlitsa/ui/shop/street-map'
import type { ComponentProps } from 'react'
import { useLanguage } from '../language-provider.tsx'

type PlaceStreetsProps = Omit<ComponentProps<typeof CityMap>, 'caption'> & {
  mapStyle: string
  onFail: () => void
}

/** Places of a city among its streets; the map's buttons speak the language of the page. */
export function PlaceStreets(props: PlaceStreetsProps) {
  const { label, pins, chosenId, onChoose, mapStyle, onFail } = props
  return (
    <StreetMap
      label={label}
      pins={pins}
      chosenId={chosenId}
      onChoose={onChoose}
      streets={{ style: mapStyle, words: mapTexts[useLanguage()] }}
      onFail={onFail}
    />
  )
}
