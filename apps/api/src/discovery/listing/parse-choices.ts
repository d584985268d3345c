import type { listParams } from '@svetlitsa/api-client/catalogue/contract'
import { readNumberRange, toRange } from '@svetlitsa/domain/filter/number-range'
import type * as z from 'zod'
import type {
  CatalogueSnapshot,
  Property,
} from '../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import type { Choice } from './list-query.ts'
import { RATING_STEPS, toRatingId } from './rating-steps.ts'

type Params = z.output<typeof listParams>
type Param = Params[string]

/** Names in addresses that are not property codes. */
export const RESERVED_FILTERS = [
  'price',
  'vendor',
  'sale',
  'section',
  'rating',
  'stores',
  'available',
] as const

/**
 * Parses the filter choices of an address. Unknown names and values are ignored, and a reversed
 * range is swapped (ADR 0044).
 */
export function parseChoices(
  params: Params,
  catalogue: CatalogueSnapshot,
  findRegionId: (name: string) => number | null = () => null,
): Choice[] {
  const choices: (Choice | null)[] = [
    parseRangeChoice(params.price, (from, to) => ({ type: 'price', from, to })),
    parseVendorChoice(params.vendor, catalogue),
    isOn(params.sale) ? { type: 'sale' } : null,
    parsePlacesChoice(params.stores, catalogue),
    parseAvailableChoice(params.available, findRegionId),
    parseSectionsChoice(params.section, catalogue),
    parseRatingChoice(params.rating),
    ...parsePropertyChoices(params, catalogue),
  ]
  return choices.filter((choice) => choice !== null)
}

/**
 * In the order of the filters, so that the same choices give the same list regardless of their
 * order in the address.
 */
function parsePropertyChoices(
  params: Params,
  { filterByCode }: CatalogueSnapshot,
): (Choice | null)[] {
  return Object.entries(params)
    .flatMap(([code, param]) => {
      const property = filterByCode.get(code)
      return property ? [{ property, param }] : []
    })
    .sort((a, b) => compareProperties(a.property, b.property))
    .map(({ property, param }) => parsePropertyChoice(property, param))
}

function compareProperties(a: Property, b: Property): number {
  return a.position - b.position || a.id - b.id
}

function parsePropertyChoice(property: Property, param: Param): Choice | null {
  const propertyId = property.id
  if (property.type === 'N' || property.type === 'range') {
    return parseRangeChoice(param, (from, to) => ({ type: 'range', propertyId, from, to }))
  }
  const chosen = new Set(parseParamValues(param))
  const isSwitchedOn = property.type === 'toggle' && isOn(param)
  const values = property.values.filter(
    ({ id }, index) => chosen.has(String(id)) || (isSwitchedOn && index === 0),
  )
  return values.length > 0
    ? { type: 'values', propertyId, valueIds: values.map(({ id }) => id) }
    : null
}

function parseVendorChoice(
  param: Param | undefined,
  { vendors }: CatalogueSnapshot,
): Choice | null {
  if (param === undefined) return null
  const chosen = new Set(parseParamValues(param))
  const vendorIds = vendors.filter(({ code }) => chosen.has(code)).map(({ id }) => id)
  return vendorIds.length > 0 ? { type: 'vendor', vendorIds } : null
}

/** «Есть сейчас», in the reader's region or in the one whose Latin code the address contains. */
function parseAvailableChoice(
  param: Param | undefined,
  findRegionId: (name: string) => number | null,
): Choice | null {
  if (isOn(param)) return { type: 'available', regionId: null }
  const name = unwrapSingle(param)
  const regionId = typeof name === 'string' && /^[a-z]/i.test(name) ? findRegionId(name) : null
  return regionId === null ? null : { type: 'available', regionId }
}

function parseSectionsChoice(
  param: Param | undefined,
  { sectionByCode }: CatalogueSnapshot,
): Choice | null {
  if (param === undefined) return null
  const codes = [...new Set(parseParamValues(param).map((code) => code.toLowerCase()))].sort()
  const chosen = codes.flatMap((code) => sectionByCode.get(code) ?? [])
  if (chosen.length === 0) return null
  const familyIds = sortUniqueIds(chosen.flatMap((section) => section.familyIds))
  return { type: 'sections', sectionIds: chosen.map(({ id }) => id), familyIds }
}

function parseRatingChoice(param: Param | undefined): Choice | null {
  if (param === undefined) return null
  const chosen = new Set(parseParamValues(param))
  const minRatings = RATING_STEPS.filter((step) => chosen.has(toRatingId(step)))
  return minRatings.length > 0 ? { type: 'rating', minRatings } : null
}

function parsePlacesChoice(param: Param | undefined, { stores }: CatalogueSnapshot): Choice | null {
  if (param === undefined) return null
  const chosen = new Set(parseParamValues(param).map(parseId))
  const placeIds = stores.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  return placeIds.length > 0 ? { type: 'places', placeIds: sortUniqueIds(placeIds) } : null
}

function parseRangeChoice(
  param: Param | undefined,
  choice: (from: number | null, to: number | null) => Choice,
): Choice | null {
  const { from, to } = parseBounds(unwrapSingle(param))
  return from === null && to === null ? null : choice(from, to)
}

function parseParamValues(param: Param | undefined): string[] {
  if (Array.isArray(param)) return param
  if (typeof param === 'string') return param.split(',').slice(0, 100)
  return typeof param === 'number' ? [String(param)] : []
}

/** Without scripts a form sends both of its fields as they were typed. */
function parseBounds(param: Param | undefined) {
  if (Array.isArray(param)) return toRange(param[0] ?? '', param[1] ?? '')
  return readNumberRange(typeof param === 'string' ? param : '')
}

function isOn(param: Param | undefined): boolean {
  return ['true', '1', 'Y'].includes(String(unwrapSingle(param)))
}

/** An address contains only lists; a switch or a range is a list with one value. */
function unwrapSingle(param: Param | undefined): Param | undefined {
  return Array.isArray(param) && param.length === 1 ? param[0] : param
}

function parseId(text: string): number | null {
  return /^\d{1,10}$/.test(text.trim()) ? Number(text) : null
}

function sortUniqueIds(ids: number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b)
}
