import type { FeedOffer } from './feed-goods.ts'
import { differing, traitKey } from './feed-traits.ts'

/** Offers of one group, or a single one, as a product of the shop. */
export interface FeedProduct {
  /** Its id among the products that came by feeds. */
  key: string
  name: string
  first: FeedOffer
  offers: FeedOffer[]
}

/** Offers of a group_id are one product, all others a product each. */
export function feedProducts(offers: readonly FeedOffer[]): FeedProduct[] {
  const groups = Map.groupBy(offers, ({ id, groupId }) =>
    groupId ? `group-${groupId}` : `offer-${id}`,
  )
  return [...groups].flatMap(([key, group]) => {
    const [first] = group
    return first
      ? [{ key, first, offers: group, name: commonName(group.map(({ name }) => name)) }]
      : []
  })
}

/**
 * What distinguishes an offer in its group: the values that differ, else its article. It stands as
 * the size, which is chosen by words; a finish is chosen by a picture of it, and feeds have none.
 */
export function variantLabels(offers: readonly FeedOffer[]): string[] {
  if (offers.length === 1) return ['']
  const keys = differing(offers)
  const labels = offers.map(({ params }) =>
    params
      .filter(({ name, unit }) => keys.has(traitKey(name, unit)))
      .map(({ value, unit }) => (unit ? `${value} ${unit}` : value))
      .join(', '),
  )
  return labels.map((label, at) => {
    const isAlone = label !== '' && labels.filter((other) => other === label).length === 1
    const article = offers[at]?.article ?? ''
    return isAlone ? label : [label, article].filter(Boolean).join(', ')
  })
}

/** The words with which all these names begin; the first name where they begin with none. */
export function commonName(names: readonly string[]): string {
  const [first = '', ...others] = names
  const words = first.split(' ')
  while (words.length > 0) {
    const start = words.join(' ')
    if (
      others.every(
        (name) => name === start || name.startsWith(`${start} `) || startsClause(name, start),
      )
    )
      break
    words.pop()
  }
  const common = words.join(' ').replace(/[\s,;:(–—-]+$/u, '')
  return common.length > 2 ? common : first
}

/** «Стул, синий» begins with «Стул» as well. */
function startsClause(name: string, start: string): boolean {
  return name.startsWith(start) && /^[,;:)(]/.test(name.slice(start.length))
}
