import { findDifferingProperties, toPropertyKey } from './collect-feed-properties.ts'
import type { FeedOffer } from './feed-goods.ts'

/** A product of the shop: the offers of one group, or a single offer. */
export interface FeedProduct {
  /** Its external id among products that came by feeds. */
  key: string
  name: string
  first: FeedOffer
  offers: FeedOffer[]
}

/** Groups offers with the same group_id into one product; all others become a product each. */
export function groupFeedProducts(offers: readonly FeedOffer[]): FeedProduct[] {
  const groups = Map.groupBy(offers, ({ id, groupId }) =>
    groupId ? `group-${groupId}` : `offer-${id}`,
  )
  return [...groups].flatMap(([key, group]) => {
    const [first] = group
    return first
      ? [{ key, first, offers: group, name: findCommonName(group.map(({ name }) => name)) }]
      : []
  })
}

/**
 * Labels that distinguish the offers of a group: the values that differ, otherwise the article.
 * They are stored as the size, which is chosen by text; a finish is chosen by a swatch picture,
 * which feeds lack.
 */
export function buildVariantLabels(offers: readonly FeedOffer[]): string[] {
  if (offers.length === 1) return ['']
  const keys = findDifferingProperties(offers)
  const labels = offers.map(({ params }) =>
    params
      .filter(({ name, unit }) => keys.has(toPropertyKey(name, unit)))
      .map(({ value, unit }) => (unit ? `${value} ${unit}` : value))
      .join(', '),
  )
  return labels.map((label, index) => {
    const isUnique = label !== '' && labels.filter((other) => other === label).length === 1
    const article = offers[index]?.article ?? ''
    return isUnique ? label : [label, article].filter(Boolean).join(', ')
  })
}

/** The common leading words of the names; the first name when they share none. */
export function findCommonName(names: readonly string[]): string {
  const [first = '', ...otherNames] = names
  const words = first.split(' ')
  while (words.length > 0) {
    const start = words.join(' ')
    if (
      otherNames.every(
        (name) => name === start || name.startsWith(`${start} `) || startsClause(name, start),
      )
    )
      break
    words.pop()
  }
  const common = words.join(' ').replace(/[\s,;:(–—-]+$/u, '')
  return common.length > 2 ? common : first
}

/** Whether the name starts with `start` at a word boundary: «Стул, синий» starts with «Стул». */
function startsClause(name: string, start: string): boolean {
  return name.startsWith(start) && /^[,;:)(]/.test(name.slice(start.length))
}
