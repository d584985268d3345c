const shape = /^\d{12}$/
const first = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const second = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]

/**
 * Returns whether text is a БИН or ИИН, the number of a company or person in Kazakhstan: twelve
 * digits, the last of which is a check digit. It is the sum by the first weights modulo 11; when
 * that is 10, by the second weights; when it is 10 again, the number is not issued. Surrounding
 * spaces are allowed (route.info.marketplace, partners' forms).
 */
export function isKazakhBusinessNumber(text: string): boolean {
  const number = text.trim()
  if (!shape.test(number)) return false
  const digits = Array.from(number, Number)
  const sum = (weights: readonly number[]) =>
    weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0) % 11
  const once = sum(first)
  const check = once === 10 ? sum(second) : once
  return check === digits[11]
}
