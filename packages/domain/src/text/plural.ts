/** The forms after 1, after 2 to 4, and after 5: бонус, бонуса, бонусов. */
export type WordForms = readonly [one: string, few: string, many: string]

/**
 * The word form a number asks for in Russian: a number ending in 1 takes the first form, in 2 to 4
 * the second, otherwise the third; one ending in 11 to 19 always the third (storefront §9).
 * A fraction takes the second form: 4,8 бонуса.
 */
export function plural(count: number, forms: WordForms): string {
  const [one, few, many] = forms
  if (!Number.isInteger(count)) return few
  const lastTwo = Math.abs(count) % 100
  if (lastTwo >= 11 && lastTwo <= 19) return many
  const last = lastTwo % 10
  if (last === 1) return one
  return last >= 2 && last <= 4 ? few : many
}
