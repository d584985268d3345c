import type { CustomerOrder } from '@svetlitsa/api-client/customer-order/queries'
import { deliveryMethodTexts } from '@svetlitsa/i18n/delivery-method/delivery-method-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'

type Delivery = NonNullable<CustomerOrder['delivery']>

/** Returns a function that names a delivery: in Russian as staff named it. */
export function useDeliveryName(): (delivery: Delivery) => string {
  const language = useLanguage()
  return ({ kind, description }) =>
    language === 'ru' ? description : deliveryMethodTexts[language][kind].name
}
