import type { DeliveryOption } from '@svetlitsa/api-client/query/delivery'
import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { RadioCards } from '@svetlitsa/ui/primitives/radio-cards'
import { Untranslated } from '@svetlitsa/ui/primitives/untranslated'

type StoreChoiceProps = {
  stores: DeliveryOption['stores']
  value: string
  onChange: (storeId: string) => void
}

/** Stores of the region where the order can be picked up, and from when. */
export function StoreChoice({ stores, value, onChange }: StoreChoiceProps) {
  const say = useTexts(checkoutTexts)
  const language = useLanguage()
  return (
    <RadioCards
      legend={say('delivery.store')}
      name="store"
      columns={2}
      value={value}
      onChange={onChange}
      options={stores.map(({ id, name, address, hours, readyText }) => ({
        value: String(id),
        title: <Untranslated on={language}>{name}</Untranslated>,
        note: (
          <>
            <Untranslated on={language}>{address}</Untranslated>
            <br />
            {hours}
            <br />
            <span className="text-forest">{readyText}</span>
          </>
        ),
      }))}
    />
  )
}
