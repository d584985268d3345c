import type { DeliveryOption } from '@svetlitsa/api-client/delivery/queries'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'
import { RadioCards } from '@svetlitsa/ui/forms/radio-cards'

type StoreChoiceProps = {
  stores: DeliveryOption['stores']
  value: string
  onChange: (storeId: string) => void
}

/** Stores of the region where the order can be picked up, with the earliest dates. */
export function StoreChoice({ stores, value, onChange }: StoreChoiceProps) {
  const t = useTexts(checkoutTexts)
  const language = useLanguage()
  return (
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
  )
}
