import type { Checkout } from '@svetlitsa/api-client/checkout/queries'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'

/** The contacts of a done step in one line. */
export function ContactSummary({ contacts }: { contacts: Checkout['contacts'] }) {
  const { name, phoneMobile, email } = contacts
  const phone = formatPhone(phoneMobile).replaceAll(' ', '\u00a0')
  return <p>{[name, phone, email].filter(Boolean).join(', ')}</p>
}
