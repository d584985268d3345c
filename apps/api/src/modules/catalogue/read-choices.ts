import type { listParams } from '@svetlitsa/api-client/contract/catalogue'
import type * as z from 'zod'
import type { CatalogueSnapshot, Property } from './catalogue-snapshot.ts'
import type { Choice } from './list-query.ts'
import { RATING_STEPS, ratingId } from './rating-filter.ts'

type Params = z.output<typeof listParams>
type Param = Params[string]

/** Names in addresses that are no property's code. */
export const RESERVED_FILTERS = [
  'price',
  'vendor',
  'sale',
  'section',
  'rating',
  'stores',
  'available',
] as const

const LARGEST = 2_000_000_000

/**
 * What a shopper chose, out of an address: unknown names and values are ignored, a range upside
 * down is turned round (decisions, «Catalogue addresses»).
 */
export function readChoices(
  params: Params,
  catalogue: CatalogueSnapshot,
  regionIdOf: (name: string) => number | null = () => null,
): Choice[] {
  const choices: (Choice | null)[] = [
    rangeOf(params.price, (from, to) => ({ of: 'price', from, to })),
    vendorChoice(params.vendor, catalogue),
    isOn(params.sale) ? { of: 'sale' } : null,
    placesChoice(params.stores, catalogue),
    availableChoice(params.available, regionIdOf),
    sectionsChoice(params.section, catalogue),
    ratingChoice(params.rating),
    ...propertyChoices(params, catalogue),
  ]
  return choices.filter((choice) => choice !== null)
}

/** In the order of the filters, so that the same choices make the same list whatever order they came in. */
function propertyChoices(params: Params, { filterByCode }: CatalogueSnapshot): (Choice | null)[] {
  return Object.entries(params)
    .flatMap(([code, param]) => {
      const property = filterByCode.get(code)
      return property ? [{ property, param }] : []
    })
    .sort((one, other) => placeOf(one.property, other.property))
    .map(({ property, param }) => propertyChoice(property, param))
}

function placeOf(one: Property, other: Property): number {
  return one.position - other.position || one.id - other.id
}

function propertyChoice(property: Property, param: Param): Choice | null {
  const propertyId = property.id
  if (property.type === 'N' || property.type === 'range') {
    return rangeOf(param, (from, to) => ({ of: 'range', propertyId, from, to }))
  }
  const chosen = new Set(wordsOf(param))
  const isSwitchedOn = property.type === 'toggle' && isOn(param)
  const values = property.values.filter(
    ({ id }, at) => chosen.has(String(id)) || (isSwitchedOn && at === 0),
  )
  return values.length > 0
    ? { of: 'values', propertyId, valueIds: values.map(({ id }) => id) }
    : null
}

function vendorChoice(param: Param | undefined, { vendors }: CatalogueSnapshot): Choice | null {
  if (param === undefined) return null
  const chosen = new Set(wordsOf(param))
  const vendorIds = vendors.filter(({ code }) => chosen.has(code)).map(({ id }) => id)
  return vendorIds.length > 0 ? { of: 'vendor', vendorIds } : null
}

/** «Есть сейчас», in the reader's region or in the one that the address names by its Latin code. */
function availableChoice(
  param: Param | undefined,
  regionIdOf: (name: string) => number | null,
): Choice | null {
  if (isOn(param)) return { of: 'available', regionId: null }
  const name = single(param)
  const regionId = typeof name === 'string' && /^[a-z]/i.test(name) ? regionIdOf(name) : null
  return regionId === null ? null : { of: 'available', regionId }
}

function sectionsChoice(
  param: Param | undefined,
  { sectionByCode }: CatalogueSnapshot,
): Choice | null {
  if (param === undefined) return null
  const codes = [...new Set(wordsOf(param).map((code) => code.toLowerCase()))].sort()
  const chosen = codes.flatMap((code) => sectionByCode.get(code) ?? [])
  if (chosen.length === 0) return null
  const familyIds = sorted(chosen.flatMap((section) => section.familyIds))
  return { of: 'sections', sectionIds: chosen.map(({ id }) => id), familyIds }
}

function ratingChoice(param: Param | undefined): Choice | null {
  if (param === undefined) return null
  const chosen = new Set(wordsOf(param))
  const least = RATING_STEPS.filter((step) => chosen.has(ratingId(step)))
  return least.length > 0 ? { of: 'rating', least } : null
}

function placesChoice(param: Param | undefined, { stores }: CatalogueSnapshot): Choice | null {
  if (param === undefined) return null
  const chosen = new Set(wordsOf(param).map(numberOf))
  const placeIds = stores.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  return placeIds.length > 0 ? { of: 'places', placeIds: sorted(placeIds) } : null
}

function rangeOf(
  param: Param | undefined,
  choice: (from: number | null, to: number | null) => Choice,
): Choice | null {
  const [first = '', second = ''] = boundsOf(single(param))
  const from = numberOf(first)
  const to = numberOf(second)
  if (from === null && to === null) return null
  return from !== null && to !== null && from > to ? choice(to, from) : choice(from, to)
}

function wordsOf(param: Param | undefined): string[] {
  if (Array.isArray(param)) return param
  if (typeof param === 'string') return param.split(',').slice(0, 100)
  return typeof param === 'number' ? [String(param)] : []
}

function boundsOf(param: Param | undefined): string[] {
  if (typeof param === 'string') return param.split('-', 2)
  return Array.isArray(param) ? param : []
}

function isOn(param: Param | undefined): boolean {
  return ['true', '1', 'Y'].includes(String(single(param)))
}

/** An address says everything in lists; a switch and a range are one word of theirs. */
function single(param: Param | undefined): Param | undefined {
  return Array.isArray(param) && param.length === 1 ? param[0] : param
}

function numberOf(text: string): number | null {
  return /^\d{1,10}$/.test(text.trim()) ? Math.min(Number(text), LARGEST) : null
}

function sorted(ids: number[]): number[] {
  return [...new Set(ids)].sort((one, other) => one - other)
}
