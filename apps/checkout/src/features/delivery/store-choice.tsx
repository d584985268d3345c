import type { DeliveryAnswer, DeliveryOption } from '@svetlitsa/api-client/delivery/queries'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'
import { RadioCards } from '@svetlitsa/ui/forms/radio-cards'
import { DeliveryMap } from './delivery-map.tsx'

type StoreChoiceProps = {
  stores: DeliveryOption['stores']
  city: Pick<DeliveryAnswer, 'mapCenter' | 'zones'>
  value: string
  onChange: (storeId: string) => void
}

/**
 * Stores of the region where the order can be picked up, with the earliest dates, in a list and on
 * the map.
 */
export function StoreChoice({ stores, city, value, onChange }: StoreChoiceProps) {
  const t = useTexts(checkoutTexts)
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
        legend={t('delivery.store')}
        name="store"
        columns={2}
        value={value}
        onChange={onChange}
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
