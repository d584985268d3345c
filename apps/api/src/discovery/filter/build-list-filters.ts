import type { filter } from '@svetlitsa/api-client/catalogue/contract'
import { shouldDropNumericFilter } from '@svetlitsa/domain/filter/number-range'
import { productListTexts } from '@svetlitsa/i18n/product-list/product-list-texts'
import type * as z from 'zod'
import type {
  CatalogueSnapshot,
  Property,
  PropertyValue,
} from '../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import { localizeUnit } from '../../catalogue/product/card/localize-unit.ts'
import type { Language } from '../../platform/context/context.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import type { Region } from '../../shop/region/region-directory.ts'
import type { ListCounts } from '../listing/list-counts.queries.ts'
import type { Choice, ListQuery } from '../listing/list-query.ts'
import { buildRatingFilter } from './build-rating-filter.ts'
import { buildSectionFilter } from './build-section-filter.ts'
import type { FilterCounts } from './filter-counts.queries.ts'

type Filter = z.output<typeof filter>

interface FilterSource {
  query: Pick<ListQuery, 'scope' | 'choices'>
  /** Options and bounds of the unfiltered list. */
  listCounts: ListCounts
  /** Number of products that each option would leave. */
  filterCounts: FilterCounts
  region: Region
  language: Language
}

const NO_RANGE = { minValue: 0, maxValue: 0, values: null }

/**
 * The filters of a list: price first, then the properties in their order, sections, rating, vendor,
 * and discount last.
 */
export function buildListFilters(
  filterSource: FilterSource,
  { properties, vendors, roots }: CatalogueSnapshot,
): Filter[] {
  const { scope, choices } = filterSource.query
  const filters = properties
    .filter((property) => property.isFilter)
    .map((property) => buildPropertyFilter(property, filterSource))
  const sections = buildSectionFilter({ ...filterSource, scope, choices, roots })
  const rating = buildRatingFilter({ ...filterSource, choices })
  const last = [
    sections,
    rating,
    buildVendorFilter(filterSource, vendors),
    buildSaleFilter(filterSource),
  ]
  return [buildPriceFilter(filterSource), ...filters, ...last].filter((filter) => filter !== null)
}

function buildPriceFilter({ query, listCounts, region, language }: FilterSource): Filter | null {
  const [minValue, maxValue] = listCounts.price
  if (shouldDropNumericFilter({ minValue, maxValue })) return null
  const chosen = query.choices.find((choice) => choice.type === 'price')
  return {
    id: 'price',
    name: productListTexts[language].filters.price,
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

function buildPropertyFilter(property: Property, filterSource: FilterSource): Filter | null {
  const { listCounts } = filterSource
  const { code: id, type, isPromoted } = property
  const unit = localizeUnit(property.unit, filterSource.language)
  const name = localizeName(property, filterSource.language)
  const attrPrefix = property.isOnOffer ? 'offer' : 'product'
  const base = { id, name, unit, type, attrPrefix, isPromoted }
  if (type === 'N' || type === 'range') {
    const [minValue, maxValue] = listCounts.numbers.get(property.id) ?? [0, 0]
    if (shouldDropNumericFilter({ minValue, maxValue })) return null
    const chosen = filterSource.query.choices.find(
      (choice) => choice.type === 'range' && choice.propertyId === property.id,
    )
    const values: Filter['values'] = chosen?.type === 'range' ? [chosen.from, chosen.to] : null
    return { ...base, bucket: [], minValue, maxValue, values }
  }
  const checked = getChosenValueIds(filterSource.query.choices, property.id)
  const bucket = property.values
    .filter((value) => listCounts.values.has(value.id))
    .map((value) => toFilterOption(value, checked, filterSource))
  // An option that every product of the list has narrows nothing.
  const isSelective = bucket.some(
    ({ id, checked: isChosen }) =>
      isChosen || listCounts.values.get(Number(id)) !== listCounts.total,
  )
  return isSelective ? { ...base, ...NO_RANGE, bucket } : null
}

function toFilterOption(
  value: PropertyValue,
  checked: Set<number>,
  { filterCounts, language }: FilterSource,
) {
  const { id, value: name, valueKk: nameKk, valueEn: nameEn, colour } = value
  return {
    id: String(id),
    value: localizeName({ name, nameKk, nameEn }, language),
    checked: checked.has(id),
    availability: filterCounts.values.get(id) ?? 0,
    colour,
  }
}

function getChosenValueIds(choices: readonly Choice[], propertyId: number): Set<number> {
  const chosen = choices.find(
    (choice) => choice.type === 'values' && choice.propertyId === propertyId,
  )
  return new Set(chosen?.type === 'values' ? chosen.valueIds : [])
}

function buildVendorFilter(
  { query, listCounts, filterCounts, region, language }: FilterSource,
  vendors: CatalogueSnapshot['vendors'],
): Filter | null {
  if (region.hiddenManufacturer || query.scope.vendor) return null
  const chosen = query.choices.find((choice) => choice.type === 'vendor')
  const bucket = vendors
    .filter((vendor) => listCounts.vendors.has(vendor.id))
    .map((vendor) => ({
      id: vendor.code,
      value: vendor.name,
      checked: chosen?.vendorIds.includes(vendor.id) ?? false,
      availability: filterCounts.vendors.get(vendor.id) ?? 0,
      colour: null,
    }))
  if (bucket.length < 2) return null
  const { vendor: name } = productListTexts[language].filters
  return { ...buildBaseFilter('vendor', name, 'list'), ...NO_RANGE, bucket }
}

function buildSaleFilter({
  query,
  listCounts,
  filterCounts,
  language,
}: FilterSource): Filter | null {
  const { kind } = query.scope
  if (listCounts.onSale === 0 || kind === 'sale' || kind === 'action') return null
  const texts = productListTexts[language].filters
  const option = {
    id: '1',
    value: texts.onSale,
    checked: query.choices.some((choice) => choice.type === 'sale'),
    availability: filterCounts.onSale,
    colour: null,
  }
  return { ...buildBaseFilter('sale', texts.sale, 'toggle'), ...NO_RANGE, bucket: [option] }
}

function buildBaseFilter(id: string, name: string, type: Filter['type']) {
  return { id, name, unit: '', type, attrPrefix: 'product', isPromoted: false }
}
