import { isRange, type ListFilter } from './list-filter.ts'

type FilterOption = ListFilter['bucket'][number]

/** The values of a filter: id, text, number of products, 1 if it is chosen, colour. */
type PackedOption = [
  id: string,
  value: string,
  availability: number,
  checked?: 0 | 1,
  colour?: string,
]

/** A filter as the page carries it for its script: what is usual is left out. */
export type PackedFilter = Pick<ListFilter, 'id' | 'name' | 'type'> & {
  unit?: string
  bounds?: [min: number, max: number]
  values?: NonNullable<ListFilter['values']>
  options?: PackedOption[]
}

/** What the fields of a filter show. */
export type FieldFilter = Omit<ListFilter, 'attrPrefix' | 'isPromoted'>

/** Packs filters for the data of an island. */
export function packFilters(filters: readonly FieldFilter[]): PackedFilter[] {
  return filters.map((filter) => {
    const { id, name, type, unit, minValue, maxValue, values, bucket } = filter
    return {
      id,
      name,
      type,
      ...(unit && { unit }),
      ...(isRange(filter) ? { bounds: [minValue, maxValue] } : { options: bucket.map(packOption) }),
      ...(values && { values }),
    }
  })
}

function packOption({ id, value, availability, checked, colour }: FilterOption): PackedOption {
  if (colour) return [id, value, availability, checked ? 1 : 0, colour]
  return checked ? [id, value, availability, 1] : [id, value, availability]
}

/** The filters that were packed. */
export function unpackFilters(filters: readonly PackedFilter[]): FieldFilter[] {
  return filters.map(({ unit = '', bounds = [0, 0], values = null, options = [], ...filter }) => ({
    ...filter,
    unit,
    minValue: bounds[0],
    maxValue: bounds[1],
    values,
    bucket: options.map(([id, value, availability, checked = 0, colour = null]) => ({
      id,
      value,
      availability,
      checked: checked === 1,
      colour,
    })),
  }))
}
