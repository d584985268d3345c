export type CardVerdict = 'accepted' | 'declined' | 'secure' | 'wrong-card' | 'wrong-code'

const DECLINED_CARD = '4000000000000002'
const SECURE_CARD = '5555555555554444'
/** What the sandbox's bank «sends» to the shopper; the page says so. */
const SECURE_CODE = '123456'

/** What the sandbox's bank says of a card: one is refused, one asks for a code, others are taken. */
export function judgeCard(sent: { action: string; card: string; code: string }): CardVerdict {
  const digits = sent.card.replace(/\D/g, '')
  if (digits.length < 13 || digits.length > 19 || !passesLuhn(digits)) return 'wrong-card'
  if (digits === DECLINED_CARD) return 'declined'
  if (digits !== SECURE_CARD) return 'accepted'
  if (sent.action !== 'secure') return 'secure'
  return sent.code.trim() === SECURE_CODE ? 'accepted' : 'wrong-code'
}

function passesLuhn(digits: string): boolean {
  let sum = 0
  for (const [at, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
