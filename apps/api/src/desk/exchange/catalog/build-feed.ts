import type { YmlFeed, YmlOffer } from '../../import/feed/yml-feed.ts'
import type { GroupBody, PropertyBody } from './commerceml-entry.ts'
import type { OfferOfGood } from './exchange-entry.queries.ts'

/** Goods without a group stand in this section. */
const NO_GROUP = '1c-no-group'

interface Catalogue {
  groups: readonly { key: string; body: GroupBody }[]
  properties: ReadonlyMap<string, PropertyBody>
  /** The type of price that the shop sells at; null for the first one of each offer. */
  priceType: string | null
  lines: ReadonlyMap<string, number>
}

/** What 1C said, as a feed: from here on its goods are judged and saved like those of YML. */
export function buildFeed(offers: readonly OfferOfGood[], catalogue: Catalogue): YmlFeed {
  const position = { line: 1, column: 1 }
  const known = new Set(catalogue.groups.map(({ key }) => key))
  const built = offers.map((offer) => buildOffer(offer, catalogue, known))
  const lacksGroup = built.some(({ fields }) => fields.get('categoryId') === NO_GROUP)
  return {
    shopName: '',
    hasXmlNumbers: true,
    currencies: [],
    categories: [
      ...catalogue.groups.map(({ key, body }) => ({
        position,
        id: key,
        parentId: body.parent,
        name: body.name,
      })),
      ...(lacksGroup ? [{ position, id: NO_GROUP, parentId: null, name: 'Другие товары' }] : []),
    ],
    offers: built,
    contradiction: null,
    ignored: new Map(),
  }
}

function buildOffer(
  { key, goodKey, offer, good }: OfferOfGood,
  { properties, priceType, lines }: Catalogue,
  groups: ReadonlySet<string>,
): YmlOffer {
  const { prices = [], traits = [], count = '' } = offer
  const price = prices.find(({ type }) => type === priceType) ?? prices[0]
  const isGone = good.isDeleted || offer.isDeleted === true
  const fields: [string, string][] = [
    ['name', good.name],
    ['categoryId', groups.has(good.group) ? good.group : NO_GROUP],
    ['price', price?.amount ?? ''],
    ['currencyId', toCurrency(price?.currency ?? '')],
    ['vendor', good.vendor],
    ['vendorCode', good.article],
    ['barcode', offer.barcode ?? good.barcode],
    ['description', good.description],
    ['weight', good.weight],
    ['count', isGone ? '0' : count],
  ]
  return {
    position: { line: lines.get(key) ?? lines.get(goodKey) ?? 1, column: 1 },
    id: key,
    groupId: goodKey,
    available: isGone || !(Number(count.replace(',', '.')) > 0) ? 'false' : 'true',
    fields: new Map(fields.filter(([, value]) => value !== '')),
    pictures: [],
    params: [
      ...good.properties.map(([id, value]) => {
        const property = properties.get(id)
        return { name: property?.name ?? '', unit: '', value: property?.values[value] ?? value }
      }),
      ...traits.map(([name, value]) => ({ name, unit: '', value })),
    ],
    outletCount: null,
    straySigns: new Set(),
    problem: null,
  }
}

/** 1C names currencies as accountants do. */
function toCurrency(name: string): string {
  const short = name.toLowerCase().replace(/[.\s]/g, '')
  if (/^руб/.test(short) || short === '643') return 'RUB'
  if (/^(тенге|тнг|тг)$/.test(short) || short === '398') return 'KZT'
  return name.toUpperCase()
}
