import type { filter } from '@svetlitsa/api-client/contract/catalogue'
import { dropsNumericFilter } from '@svetlitsa/domain/filter/drops-numeric-filter'
import { listingTexts } from '@svetlitsa/i18n/listing-texts'
import type * as z from 'zod'
import type { Language } from '../../platform/context.ts'
import { nameIn } from '../../platform/name-in.ts'
import type { Region } from '../region/region-directory.ts'
import type { CatalogueSnapshot, Property, PropertyValue } from './catalogue-snapshot.ts'
import type { FilterCounts } from './filter-counts.queries.ts'
import type { ListCounts } from './list-counts.queries.ts'
import type { Choice, ListQuery } from './list-query.ts'
import { ratingFilter } from './rating-filter.ts'
import { sectionFilter } from './section-filter.ts'
import { unitIn } from './unit-in.ts'

type Filter = z.output<typeof filter>

interface Made {
  query: Pick<ListQuery, 'scope' | 'choices'>
  /** What the list holds at all: options and bounds. */
  held: ListCounts
  /** What each option would leave of it. */
  left: FilterCounts
  region: Region
  language: Language
}

const NO_RANGE = { minValue: 0, maxValue: 0, values: null }

/** The filters of a list: price first, the properties in their order, sections, rating, vendor, discount last. */
export function listFilters(
  made: Made,
  { properties, vendors, roots }: CatalogueSnapshot,
): Filter[] {
  const { scope, choices } = made.query
  const filters = properties
    .filter((property) => property.isFilter)
    .map((property) => propertyFilter(property, made))
  const sections = sectionFilter({ ...made, scope, choices, roots })
  const rating = ratingFilter({ ...made, choices })
  const last = [sections, rating, vendorFilter(made, vendors), saleFilter(made)]
  return [priceFilter(made), ...filters, ...last].filter((one) => one !== null)
}

function priceFilter({ query, held, region, language }: Made): Filter | null {
  const [minValue, maxValue] = held.price
  if (dropsNumericFilter({ minValue, maxValue })) return null
  const chosen = query.choices.find((choice) => choice.of === 'price')
  return {
    id: 'price',
    name: listingTexts[language].filters.price,
    unit: region.currency.sign,
    type: 'range',
    attrPrefix: 'offer',
    isPromoted: true,
    bucket: [],
    minValue,
    maxValue,
    values: chosen ? [chosen.from, chosen.to] : null,
  }
}

function propertyFilter(property: Property, made: Made): Filter | null {
  const { held } = made
  const { code: id, type, isPromoted } = property
  const unit = unitIn(property.unit, made.language)
  const name = nameIn(property, made.language)
  const attrPrefix = property.isOnOffer ? 'offer' : 'product'
  const base = { id, name, unit, type, attrPrefix, isPromoted }
  if (type === 'N' || type === 'range') {
    const [minValue, maxValue] = held.numbers.get(property.id) ?? [0, 0]
    if (dropsNumericFilter({ minValue, maxValue })) return null
    const chosen = made.query.choices.find(
      (choice) => choice.of === 'range' && choice.propertyId === property.id,
    )
    const values: Filter['values'] = chosen?.of === 'range' ? [chosen.from, chosen.to] : null
    return { ...base, bucket: [], minValue, maxValue, values }
  }
  const checked = chosenValues(made.query.choices, property.id)
  const bucket = property.values
    .filter((value) => held.values.has(value.id))
    .map((value) => optionOf(value, checked, made))
  // What every product of the list has divides nothing.
  const divides = bucket.some(
    ({ id, checked: isChosen }) => isChosen || held.values.get(Number(id)) !== held.total,
  )
  return divides ? { ...base, ...NO_RANGE, bucket } : null
}

function optionOf(value: PropertyValue, checked: Set<number>, { left, language }: Made) {
  const { id, value: name, valueKk: nameKk, valueEn: nameEn, colour } = value
  return {
    id: String(id),
    value: nameIn({ name, nameKk, nameEn }, language),
    checked: checked.has(id),
    availability: left.values.get(id) ?? 0,
    colour,
  }
}

function chosenValues(choices: readonly Choice[], propertyId: number): Set<number> {
  const chosen = choices.find(
    (choice) => choice.of === 'values' && choice.propertyId === propertyId,
  )
  return new Set(chosen?.of === 'values' ? chosen.valueIds : [])
}

function vendorFilter(
  { query, held, left, region, language }: Made,
  vendors: CatalogueSnapshot['vendors'],
): Filter | null {
  if (region.hiddenManufacturer || query.scope.vendor) return null
  const chosen = query.choices.find((choice) => choice.of === 'vendor')
  const bucket = vendors
    .filter((vendor) => held.vendors.has(vendor.id))
    .map((vendor) => ({
      id: vendor.code,
      value: vendor.name,
      checked: chosen?.vendorIds.includes(vendor.id) ?? false,
      availability: left.vendors.get(vendor.id) ?? 0,
      colour: null,
    }))
  if (bucket.length < 2) return null
  const { vendor: name } = listingTexts[language].filters
  return { ...plainFilter('vendor', name, 'list'), ...NO_RANGE, bucket }
}

function saleFilter({ query, held, left, language }: Made): Filter | null {
  const { kind } = query.scope
  if (held.onSale === 0 || kind === 'sale' || kind === 'action') return null
  const texts = listingTexts[language].filters
  const option = {
    id: '1',
    value: texts.onSale,
    checked: query.choices.some((choice) => choice.of === 'sale'),
    availability: left.onSale,
    colour: null,
  }
  return { ...plainFilter('sale', texts.sale, 'toggle'), ...NO_RANGE, bucket: [option] }
}

function plainFilter(id: string, name: string, type: Filter['type']) {
  return { id, name, unit: '', type, attrPrefix: 'product', isPromoted: false }
}
