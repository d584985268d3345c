import { concealPhone, normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { concealName } from '@svetlitsa/domain/text/person-name'
import type { Checkout } from './load-checkout.ts'

const HIDDEN = '•••'

/** A checkout for whoever has only its link: no contacts, address, comment or payer. */
export function maskCheckout(checkout: Checkout): Checkout {
  const { contacts, delivery } = checkout
  const { fieldSet } = delivery
  const { name, phoneMobile } = contacts
  return {
    ...checkout,
    contacts: {
      name: concealName(name),
      phoneMobile: normalizePhone(phoneMobile) ? concealPhone(phoneMobile) : '',
      email: '',
      phoneMobileConfirmed: null,
    },
    operatorID: null,
    timer: 0,
    delivery: {
      ...delivery,
      fieldSet: {
        ...fieldSet,
        address: {
          street: fieldSet.address.street && HIDDEN,
          apartment: '',
          entrance: '',
          coords: null,
        },
        comment: '',
        liftToFloor: { kind: 'none', floor: null },
      },
      addresses: [],
    },
    paymentAccount: null,
  }
}
