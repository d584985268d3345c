import { hasElevenDigits } from '@svetlitsa/domain/phone/has-eleven-digits'
import { isEmail } from '@svetlitsa/domain/validate/email'

export type SubscriptionFields = { phone: string; email: string }
type ErrorName = 'empty' | 'phoneWrong' | 'emailWrong'
export type SubscriptionErrors = { phone: ErrorName | null; email: ErrorName | null }

/** What is wrong with the form, by the name of its words (storefront §5). */
export function subscriptionErrors({ phone, email }: SubscriptionFields): SubscriptionErrors {
  const written = email.trim()
  return {
    phone: wrong(phone.replace(/\D/g, '').length <= 1, !hasElevenDigits(phone), 'phoneWrong'),
    email: wrong(written === '', !isEmail(written), 'emailWrong'),
  }
}

function wrong(isEmpty: boolean, isWrong: boolean, name: ErrorName): ErrorName | null {
  if (isEmpty) return 'empty'
  return isWrong ? name : null
}
