import { groupThousands } from '@svetlitsa/domain/money/price-text'
import type { ShopPromises } from '@svetlitsa/domain/shop-settings/shop-settings'
import { formatPercent } from './format-percent.ts'

/**
 * Puts what the shop promises into texts that are shown as they are written: `{spendPercent}`,
 * `{level1}` and `{upTo1}` and so on. The least price of assembly becomes a sum in roubles that is
 * converted later, like `{990}` (shop.brand).
 */
export function fillPromises<Texts>(texts: Texts, promises: ShopPromises): Texts {
  const { bonusLevels, bonusSpendPercent, assemblyPercent, assemblyMinimum } = promises
  const values: Record<string, string> = {
    spendPercent: formatPercent(bonusSpendPercent),
    subscriptionBonus: groupThousands(promises.subscriptionBonus),
    assemblyPercent: formatPercent(assemblyPercent),
    assemblyMinimum: `{${assemblyMinimum}}`,
  }
  for (const [index, { upTo, percent }] of bonusLevels.entries()) {
    values[`level${index + 1}`] = formatPercent(percent)
    if (upTo !== null) values[`upTo${index + 1}`] = groupThousands(upTo)
  }
  return fill(texts, values) as Texts
}

function fill(value: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string')
    return value.replace(/\{([a-z]\w*)\}/gi, (whole, name: string) => values[name] ?? whole)
  if (Array.isArray(value)) return value.map((item) => fill(item, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, values)]))
}
