/** The forms after 1, after 2 to 4, and after 5: бонус, бонуса, бонусов. */
export type PluralForms<Form extends string = string> = readonly [one: Form, few: Form, many: Form]

/**
 * Returns the Russian plural form for a number: the first form for numbers ending in 1, the second
 * for 2 to 4, otherwise the third; always the third for 11 to 19 (domain.plural). A fraction takes
 * the second form: 4,8 бонуса.
 */
export function pluralize<Form extends string>(count: number, forms: PluralForms<Form>): Form {
  const [one, few, many] = forms
  if (!Number.isInteger(count)) return few
  const lastTwo = Math.abs(count) % 100
  if (lastTwo >= 11 && lastTwo <= 19) return many
  const last = lastTwo % 10
  if (last === 1) return one
  return last >= 2 && last <= 4 ? few : many
}
