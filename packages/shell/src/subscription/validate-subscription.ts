import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { normalizeLine } from '@svetlitsa/domain/text/plain-text'

export type SubscriptionFields = { phone: string; email: string }
export type ErrorName = 'empty' | 'phoneWrong' | 'emailWrong'
export type SubscriptionErrors = { phone: ErrorName | null; email: ErrorName | null }

/** Returns the errors of the form as message keys (subscribe.form). */
export function validateSubscription({ phone, email }: SubscriptionFields): SubscriptionErrors {
  const trimmedEmail = normalizeLine(email)
  return {
    phone: getErrorName(
      phone.replace(/\D/g, '').length <= 1,
      normalizePhone(phone) === null,
      'phoneWrong',
    ),
    email: getErrorName(trimmedEmail === '', !isEmail(trimmedEmail), 'emailWrong'),
  }
}

function getErrorName(isEmpty: boolean, isInvalid: boolean, name: ErrorName): ErrorName | null {
  if (isEmpty) return 'empty'
  return isInvalid ? name : null
}
