import type { PriceTag, TagOffer } from '@svetlitsa/api-client/price-print/queries'
import type { StaleTag } from '@svetlitsa/api-client/price-tag/queries'
import { type TagDays, tagLimits } from '@svetlitsa/domain/price-tag/price-print'
import type { TagFormatCode } from '@svetlitsa/domain/price-tag/tag-format'

type NameInput = { title: string; text?: string; price?: number; oldPrice?: number }

/** A tag that waits for printing. */
export type QueueItem = {
  key: string
  title: string
  note: string
  /** The price that the seller saw; null for a text without one. */
  price: number | null
  copies: number
  /** The size and the days of a tag that is printed again; without them, those of the printing. */
  format?: TagFormatCode
  days?: TagDays | null
  source:
    | { kind: 'goods'; offerId: number }
    | { kind: 'service'; tag: PriceTag; code: string }
    | { kind: 'name'; tag: PriceTag; input: NameInput }
}

export const getGoodsKey = (offerId: number) => `goods:${offerId}`
export const getServiceKey = (code: string) => `service:${code}`

export function toGoodsItem(offer: TagOffer, copies = 1): QueueItem {
  return {
    key: getGoodsKey(offer.offerId),
    title: offer.title,
    note: [offer.article, offer.details].filter(Boolean).join(' · '),
    price: offer.price,
    copies,
    source: { kind: 'goods', offerId: offer.offerId },
  }
}

export function toServiceItem(code: string, tag: PriceTag): QueueItem {
  return {
    key: getServiceKey(code),
    title: tag.title,
    note: tag.details.join(' · '),
    price: tag.price,
    copies: 1,
    source: { kind: 'service', tag, code },
  }
}

/** A printed tag that is to be printed again; nothing for what is no longer sold. */
export function toReprintItems(tag: StaleTag, format: TagFormatCode): QueueItem[] {
  const { offerId, service, title, article, details, now, copies } = tag
  if (!now) return []
  if (service) return [{ ...toServiceItem(service.code, service.tag), copies, format }]
  if (offerId === null) return []
  return [
    {
      key: getGoodsKey(offerId),
      title,
      note: [article, details].filter(Boolean).join(' · '),
      price: now.price,
      copies,
      format,
      // Days that are over are not promised again; the seller chooses others, or none.
      ...(tag.reason === 'expired' ? {} : { days: tag.days }),
      source: { kind: 'goods', offerId },
    },
  ]
}

/**
 * Adds a tag at the end of the queue, or its copies to those that wait already, which take the size
 * and the days of a tag that is printed again.
 */
export function addToQueue(queue: readonly QueueItem[], item: QueueItem): QueueItem[] {
  const known = queue.find(({ key }) => key === item.key)
  if (!known) return [...queue, item]
  const { format = known.format, days = known.days, copies } = item
  const merged = {
    ...known,
    ...(format === undefined ? {} : { format }),
    ...(days === undefined ? {} : { days }),
  }
  const replaced = queue.map((one) => (one === known ? merged : one))
  return setCopies(replaced, item.key, known.copies + copies)
}

/** Sets the copies of a waiting tag, within the limits of the printer's call. */
export function setCopies(queue: readonly QueueItem[], key: string, copies: number): QueueItem[] {
  const allowed = Math.min(tagLimits.copies, Math.max(1, copies))
  return queue.map((item) => (item.key === key ? { ...item, copies: allowed } : item))
}

export function removeFromQueue(queue: readonly QueueItem[], keys: readonly string[]): QueueItem[] {
  return queue.filter(({ key }) => !keys.includes(key))
}

/** The tags of a queue that are printed in a size: a sheet has one. */
export function listItemsOfSize(queue: readonly QueueItem[], format: TagFormatCode): QueueItem[] {
  return queue.filter((item) => (item.format ?? format) === format)
}

/** The offers of a queue, in its order. */
export function listOfferIds(queue: readonly QueueItem[]): number[] {
  return queue.flatMap(({ source }) => (source.kind === 'goods' ? [source.offerId] : []))
}

/** The tags of a queue as they will be printed: goods, then services, then free texts. */
export function listPreviewTags(queue: readonly QueueItem[], goods: readonly PriceTag[]) {
  const rank = { goods: 0, service: 1, name: 2 } as const
  return queue
    .toSorted((one, other) => rank[one.source.kind] - rank[other.source.kind])
    .flatMap(({ source, copies, days }) => {
      if (source.kind !== 'goods') return [{ ...source.tag, copies }]
      const tag = goods.find(({ offerId }) => offerId === source.offerId)
      return tag ? [{ ...tag, ...(days === undefined ? {} : (days ?? noDays)), copies }] : []
    })
}

const noDays = { validFrom: null, validTo: null }

/** What the call that prints needs of a queue; goods without days of their own get the given ones. */
export function toPrintInput(queue: readonly QueueItem[], general: TagDays | null) {
  const offers: ({ offerId: number; copies: number } & Partial<TagDays>)[] = []
  const services: { code: string; copies: number }[] = []
  const names: (NameInput & { copies: number })[] = []
  for (const { source, copies, days = general } of queue) {
    if (source.kind === 'goods') offers.push({ offerId: source.offerId, copies, ...days })
    else if (source.kind === 'service') services.push({ code: source.code, copies })
    else names.push({ ...source.input, copies })
  }
  return { offers, services, names }
}

/** The goods whose printed price differs from the one that the seller saw. */
export function listMovedPrices(
  queue: readonly QueueItem[],
  printed: readonly Pick<PriceTag, 'offerId' | 'price'>[],
): string[] {
  return queue.flatMap(({ source, price, title }) => {
    const tag =
      source.kind === 'goods'
        ? printed.find(({ offerId }) => offerId === source.offerId)
        : undefined
    return tag && tag.price !== price ? [title] : []
  })
}
