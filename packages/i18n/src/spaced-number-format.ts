const noBreakSpace = '\u00a0'

/** Writes «1 234,5» in Russian and Kazakh, «1 234.5» in English. */
class SpacedNumberFormat extends Intl.NumberFormat {
  override format(value: number | bigint): string {
    return this.formatToParts(value)
      .map((part) => (part.type === 'group' ? noBreakSpace : part.value))
      .join('')
  }
}

const made = new Map<string, SpacedNumberFormat>()

/**
 * How a text writes its numbers: thousands apart by a no-break space in every language, as prices
 * are (storefront §5), the decimal mark as the language has it. English of its own would write
 * «1,234» beside a price of «1 234 ₽».
 */
export function spacedNumberFormat(
  ...[language, options]: ConstructorParameters<typeof Intl.NumberFormat>
): Intl.NumberFormat {
  const key = JSON.stringify([language, options])
  const known =
    made.get(key) ?? new SpacedNumberFormat(language, { ...options, useGrouping: 'always' })
  made.set(key, known)
  return known
}
