import type { DeliveryAnswer, DeliveryOption } from '@svetlitsa/api-client/delivery/queries'
import { deliveryFormTexts } from '@svetlitsa/i18n/delivery-form/delivery-form-texts'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'
import { RadioCards } from '@svetlitsa/ui/forms/radio-cards'
import { useLanguage } from '../language/language-provider.tsx'
import { useTexts } from '../language/use-texts.ts'
import { DeliveryMap } from './lazy-delivery-map.tsx'

type StoreChoiceProps = {
  stores: DeliveryOption['stores']
  city: Pick<DeliveryAnswer, 'mapCenter' | 'zones'>
  value: string
  onChange: (storeId: string) => void
  error?: string | undefined
}

/**
 * Stores of the region where the order can be picked up, with the earliest dates, in a list and on
 * the map.
 */
export function StoreChoice({ stores, city, value, onChange, error }: StoreChoiceProps) {
  const t = useTexts(deliveryFormTexts)
  const language = useLanguage()
  return (
    <div className="flex flex-col gap-5">
      <DeliveryMap
        city={city}
        stores={{
          pins: stores.map(({ id, name, lat, lon }) => ({
            id,
            name,
            lang: language === 'ru' ? undefined : 'ru',
            place: { lat, lon },
          })),
          chosenId: value === '' ? null : Number(value),
          onChoose: (id) => onChange(String(id)),
        }}
      />
      <RadioCards
        legend={t('store')}
        name="store"
        columns={2}
        value={value}
        onChange={onChange}
        error={error}
        options={stores.map(({ id, name, address, hours, readyText }) => ({
          value: String(id),
          title: <Untranslated pageLanguage={language}>{name}</Untranslated>,
          note: (
            <>
              <Untranslated pageLanguage={language}>{address}</Untranslated>
              <br />
              {hours}
              <br />
              <span className="text-forest">{readyText}</span>
            </>
          ),
        }))}
      />
    </div>
  )
}
