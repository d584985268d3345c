const noBreakSpace = '\u00a0'

/** Formats «1 234,5» in Russian and Kazakh, «1 234.5» in English. */
class SpacedNumberFormat extends Intl.NumberFormat {
  override format(value: number | bigint): string {
    return this.formatToParts(value)
      .map((part) => (part.type === 'group' ? noBreakSpace : part.value))
      .join('')
  }
}

const formatCache = new Map<string, SpacedNumberFormat>()

/**
 * The number format used inside texts. Thousands are separated by a no-break space in every
 * language, as in prices (domain.price); the decimal separator follows the language. The default
 * English format would write «1,234» beside a price of «1 234 ₽».
 */
export function getSpacedNumberFormat(
  ...[language, options]: ConstructorParameters<typeof Intl.NumberFormat>
): Intl.NumberFormat {
  const key = JSON.stringify([language, options])
  const cached =
    formatCache.get(key) ?? new SpacedNumberFormat(language, { ...options, useGrouping: 'always' })
  formatCache.set(key, cached)
  return cached
}
