import { finishes } from '../finish/finishes.ts'
import { interiorStyles } from '../interior-style/interior-styles.ts'
import { termTranslations } from '../translation/term-translations.ts'
import { listProperties, numericProperties } from './seed-properties.ts'

interface PropertySeed {
  id: number
  code: string
  name: string
  name_kk: string | null
  name_en: string | null
  unit: string
  card_name: string | null
  card_name_kk: string | null
  card_name_en: string | null
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
  value_kk: string | null
  value_en: string | null
  colour: string | null
  position: number
}

type Names = readonly [ru: string, kk: string, en: string]
type TranslatedValue = {
  value: string
  kk?: string | undefined
  en?: string | undefined
  colour?: string | undefined
}

const APPEARANCE_GROUP = 'Внешний вид'
const MATERIALS_GROUP = 'Материалы'
const SIZES_GROUP = 'Размеры'

/** Properties and their values, with lookups by code and value. */
export function buildProperties() {
  const properties: PropertySeed[] = []
  const values: ValueSeed[] = []
  const valueIds = new Map<string, number>()
  const ids = new Map<string, number>()

  const addProperty = (
    code: string,
    [name, name_kk, name_en]: Names,
    type: string,
    overrides: Partial<PropertySeed> = {},
    propertyValues: readonly TranslatedValue[] = [],
  ) => {
    const id = properties.length + 1
    ids.set(code, id)
    properties.push({
      id,
      code,
      name,
      name_kk,
      name_en,
      unit: '',
      card_name: null,
      card_name_kk: null,
      card_name_en: null,
      type,
      is_filter: true,
      is_promoted: false,
      is_on_offer: false,
      group: 'Основное',
      position: id * 10,
      ...overrides,
    })
    for (const [
      index,
      { value, kk = null, en = null, colour = null },
    ] of propertyValues.entries()) {
      valueIds.set(`${code} ${value}`, values.length + 1)
      values.push({
        id: values.length + 1,
        property_id: id,
        value,
        value_kk: kk,
        value_en: en,
        colour,
        position: index,
      })
    }
  }

  const size = { unit: 'см', is_on_offer: true, group: SIZES_GROUP }
  addProperty('SHIRINA_DPZ', ['Ширина', 'Ені', 'Width'], 'range', { ...size, is_promoted: true })
  addProperty('GLUBINA_DPZ', ['Глубина', 'Тереңдігі', 'Depth'], 'range', size)
  addProperty('VYSOTA_DPZ', ['Высота', 'Биіктігі', 'Height'], 'range', size)
  const prominent = { is_on_offer: true, is_promoted: true }
  addProperty(
    'COLOR',
    ['Цвет', 'Түсі', 'Colour'],
    'base_color',
    { ...prominent, group: APPEARANCE_GROUP },
    listTranslatedValues('colours'),
  )
  addProperty(
    'DMATERIAL',
    ['Материал', 'Материалы', 'Material'],
    'list',
    { ...prominent, group: MATERIALS_GROUP },
    listTranslatedValues('materials', new Set(finishes.map(({ kind }) => kind))),
  )
  addProperty(
    'STIL',
    ['Стиль', 'Стилі', 'Style'],
    'list',
    { group: APPEARANCE_GROUP },
    listTranslatedValues('styles', new Set(interiorStyles)),
  )
  for (const { code, name, nameKk, nameEn, unit, group, ...onCard } of numericProperties) {
    addProperty(code, [name, nameKk, nameEn], 'N', {
      unit,
      group,
      is_on_offer: true,
      card_name: onCard.cardName ?? null,
      card_name_kk: onCard.cardNameKk ?? null,
      card_name_en: onCard.cardNameEn ?? null,
      ...(onCard.position !== undefined && { position: onCard.position }),
    })
  }
  for (const { code, name, nameKk, nameEn, group, values: listValues } of listProperties) {
    addProperty(code, [name, nameKk, nameEn], 'list', { group }, listValues)
  }
  const yesValues = [{ value: 'Да', kk: 'Иә', en: 'Yes' }]
  addProperty('SBORKA', ['Нужна сборка', 'Жинау қажет', 'Needs assembly'], 'toggle', {}, yesValues)
  addProperty('STRANA', ['Страна', 'Елі', 'Country'], 'list', {}, listTranslatedValues('countries'))
  addProperty('VES', ['Вес', 'Салмағы', 'Weight'], 'N', { ...size, unit: 'кг', is_filter: false })

  const getId = (map: ReadonlyMap<string, number>, key: string): number => {
    const id = map.get(key)
    if (id === undefined) throw new Error(`no property or value ${key}`)
    return id
  }
  return {
    properties,
    values,
    propertyId: (code: string) => getId(ids, code),
    valueId: (code: string, value: string) => getId(valueIds, `${code} ${value}`),
  }
}

export type Properties = ReturnType<typeof buildProperties>

/** Values of a list that are used, with their translations; colors also have a color code. */
function listTranslatedValues(
  list: keyof typeof termTranslations,
  used?: ReadonlySet<string>,
): TranslatedValue[] {
  return Object.entries(termTranslations[list])
    .filter(([value]) => used?.has(value) ?? true)
    .map(([value, [kk, en, colour]]) => ({ value, kk, en, colour }))
}
