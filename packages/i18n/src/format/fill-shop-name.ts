/**
 * Puts the name of the shop into texts that are shown as they are written, such as the parts of an
 * information page; texts with other values take `shopName` like these.
 */
export function fillShopName<Texts>(texts: Texts, shopName: string): Texts {
  return fill(texts, shopName) as Texts
}

function fill(value: unknown, shopName: string): unknown {
  if (typeof value === 'string') return value.replaceAll('{shopName}', () => shopName)
  if (Array.isArray(value)) return value.map((item) => fill(item, shopName))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, shopName)]))
}
