import { baseColours, finishes } from './finishes.ts'
import { kinds } from './kinds.ts'
import { styles } from './names.ts'
import { traitsOf } from './traits.ts'

interface PropertySeed {
  id: number
  code: string
  name: string
  name_kk: string | null
  name_en: string | null
  unit: string
  type: string
  is_filter: boolean
  is_promoted: boolean
  is_on_offer: boolean
  group: string
  position: number
}

interface ValueSeed {
  id: number
  property_id: number
  value: string
  colour: string | null
  position: number
}

/** Characteristics and their values, and how to find them by code and value. */
export function makeProperties() {
  const properties: PropertySeed[] = []
  const values: ValueSeed[] = []
  const add = (
    code: string,
    name: string,
    type: string,
    rest: Partial<PropertySeed> = {},
  ): number => {
    const id = properties.length + 1
    properties.push({
      id,
      code,
      name,
      name_kk: null,
      name_en: null,
      unit: '',
      type,
      is_filter: true,
      is_promoted: false,
      is_on_offer: false,
      group: 'Основное',
      position: id * 10,
      ...rest,
    })
    return id
  }
  const addValues = (
    propertyId: number,
    list: readonly string[],
    colours: Record<string, string> = {},
  ) => {
    for (const [at, value] of list.entries()) {
      values.push({
        id: values.length + 1,
        property_id: propertyId,
        value,
        colour: colours[value] ?? null,
        position: at,
      })
    }
  }
  const size = { unit: 'см', is_on_offer: true, group: 'Размеры' }
  add('SHIRINA', 'Ширина', 'range', {
    ...size,
    is_promoted: true,
    name_kk: 'Ені',
    name_en: 'Width',
  })
  add('GLUBINA', 'Глубина', 'range', { ...size, name_kk: 'Тереңдігі', name_en: 'Depth' })
  add('VYSOTA', 'Высота', 'range', { ...size, name_kk: 'Биіктігі', name_en: 'Height' })
  const colour = add('COLOR', 'Цвет', 'base_color', {
    is_on_offer: true,
    is_promoted: true,
    group: 'Внешний вид',
    name_kk: 'Түсі',
    name_en: 'Colour',
  })
  addValues(colour, Object.keys(baseColours), baseColours)
  const material = add('DMATERIAL', 'Материал', 'list', {
    is_on_offer: true,
    is_promoted: true,
    group: 'Материалы',
    name_kk: 'Материалы',
    name_en: 'Material',
  })
  addValues(material, [...new Set(Object.values(finishes).map((finish) => finish.kind))])
  const style = add('STIL', 'Стиль', 'list', {
    group: 'Внешний вид',
    name_kk: 'Стилі',
    name_en: 'Style',
  })
  addValues(style, styles)
  const assembly = add('SBORKA', 'Нужна сборка', 'toggle', {
    name_kk: 'Жинау қажет',
    name_en: 'Needs assembly',
  })
  addValues(assembly, ['Да'])
  for (const trait of Object.values(traitsOf).flat()) {
    if (properties.some((property) => property.code === trait.code)) continue
    addValues(add(trait.code, trait.name, 'list', { group: trait.group }), trait.values)
  }
  for (const kind of kinds) {
    if (!kind.extra || properties.some((property) => property.code === kind.extra?.code)) continue
    add(kind.extra.code, kind.extra.name, 'N', { unit: kind.extra.unit, is_on_offer: true })
  }
  const propertyId = (code: string): number => {
    const found = properties.find((property) => property.code === code)
    if (!found) throw new Error(`no property ${code}`)
    return found.id
  }
  const valueId = (code: string, value: string): number => {
    const found = values.find((one) => one.property_id === propertyId(code) && one.value === value)
    if (!found) throw new Error(`property ${code} has no value ${value}`)
    return found.id
  }
  return { properties, values, propertyId, valueId }
}

export type Properties = ReturnType<typeof makeProperties>
