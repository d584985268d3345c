import type { DeliveryAnswer, Place } from '@svetlitsa/api-client/delivery/queries'
import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { deliveryFormTexts } from '@svetlitsa/i18n/delivery-form/delivery-form-texts'
import { mapTexts } from '@svetlitsa/i18n/map/map-texts'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import type { CityPin } from '@svetlitsa/ui/store/city-map/city-pin'
import { Suspense, useState } from 'react'
import { useLanguage } from '../language/language-provider.tsx'
import { useTexts } from '../language/use-texts.ts'

/** A quarter of a megabyte that only this step loads, after its form is usable. */
const AddressMap = lazyWithReload(() =>
  import('@svetlitsa/ui/store/city-map/address-map').then(({ AddressMap }) => ({
    default: AddressMap,
  })),
)

type DeliveryMapProps = {
  city: Pick<DeliveryAnswer, 'mapCenter' | 'zones'>
  place?: Place | null
  stores?: { pins: readonly CityPin[]; chosenId: number | null; onChoose: (id: number) => void }
  /** What the map shows, in its corner. */
  note?: { title: string; text?: string }
  onPickPlace?: (place: Place) => void
}

/** The map beside the address field or the list of stores, which do everything that it does. */
export function DeliveryMap({ city, place = null, stores, note, onPickPlace }: DeliveryMapProps) {
  const t = useTexts(deliveryFormTexts)
  const language = useLanguage()
  const { data: shell } = useShellState()
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return <p className="text-small text-ink-soft">{t('noMap')}</p>
  const ground = <div className="h-70 rounded-large bg-map-ground md:h-90" aria-hidden="true" />
  const label = t(stores ? 'storeMap' : 'addressMap')
  return (
    <div className="relative">
      {shell ? (
        <Suspense fallback={ground}>
          <AddressMap
            centre={city.mapCenter}
            marks={{
              zones: stores ? [] : city.zones,
              place,
              stores: stores?.pins ?? [],
              chosenStoreId: stores?.chosenId ?? null,
            }}
            streets={{ style: shell.mapStyle, label, labels: mapTexts[language] }}
            onPickPlace={(picked) => onPickPlace?.(picked)}
            onChooseStore={(id) => stores?.onChoose(id)}
            onFail={() => setFailed(true)}
          />
        </Suspense>
      ) : (
        ground
      )}
      {note && (
        <p
          role="status"
          className="pointer-events-none absolute bottom-3 left-3 max-w-[calc(100%-(--spacing(6)))] rounded-medium bg-surface px-4 py-3 text-small shadow-float"
        >
          <span className="font-medium">{note.title}</span>
          {note.text && <span className="mt-0.5 block text-ink-soft">{note.text}</span>}
        </p>
      )}
    </div>
  )
}
