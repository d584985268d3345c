const shape = /^\d{12}$/
const first = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const second = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]

/**
 * Whether a text is a БИН or an ИИН, by which a firm or a person of Kazakhstan is known: twelve
 * digits, the last of which is told by the others. Their sum by the first weights modulo 11; where
 * that is 10, by the second weights; where it is 10 again, no such number is given out. Spaces
 * around it are no fault (storefront §2, partners' forms).
 */
export function isKazakhBusinessNumber(text: string): boolean {
  const number = text.trim()
  if (!shape.test(number)) return false
  const digits = Array.from(number, Number)
  const sum = (weights: readonly number[]) =>
    weights.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0) % 11
  const once = sum(first)
  const check = once === 10 ? sum(second) : once
  return check === digits[11]
}
