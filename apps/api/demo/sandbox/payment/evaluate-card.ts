export type CardVerdict =
  | 'accepted'
  | 'accepted-late'
  | 'declined'
  | 'secure'
  | 'wrong-card'
  | 'wrong-code'

const DECLINED_CARD = '4000000000000002'
/** Its bank confirms even a payment that the shop has cancelled in the meantime. */
const LATE_CARD = '4000000000000259'
const SECURE_CARD = '5555555555554444'
/** The code that the sandbox's bank «sends» to the shopper; the page shows it. */
const SECURE_CODE = '123456'

/**
 * The bank's decision for a card: one number is declined, one requires a code, one is accepted
 * late, all others are accepted.
 */
export function evaluateCard(form: { action: string; card: string; code: string }): CardVerdict {
  const digits = form.card.replace(/\D/g, '')
  if (digits.length < 13 || digits.length > 19 || !passesLuhn(digits)) return 'wrong-card'
  if (digits === DECLINED_CARD) return 'declined'
  if (digits === LATE_CARD) return 'accepted-late'
  if (digits !== SECURE_CARD) return 'accepted'
  if (form.action !== 'secure') return 'secure'
  return form.code.trim() === SECURE_CODE ? 'accepted' : 'wrong-code'
}

function passesLuhn(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
