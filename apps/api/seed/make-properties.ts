import { finishes } from './finishes.ts'
import { styles } from './styles.ts'
import { measures, traits } from './traits.ts'
import { words } from './words.ts'

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
type Told = {
  value: string
  kk?: string | undefined
  en?: string | undefined
  colour?: string | undefined
}

const LOOK = 'Внешний вид'
const MATERIALS = 'Материалы'
const SIZES = 'Размеры'

/** Characteristics and their values, and how to find them by code and value. */
export function makeProperties() {
  const properties: PropertySeed[] = []
  const values: ValueSeed[] = []
  const valueIds = new Map<string, number>()
  const ids = new Map<string, number>()

  const add = (
    code: string,
    [name, name_kk, name_en]: Names,
    type: string,
    rest: Partial<PropertySeed> = {},
    told: readonly Told[] = [],
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
      ...rest,
    })
    for (const [at, { value, kk = null, en = null, colour = null }] of told.entries()) {
      valueIds.set(`${code} ${value}`, values.length + 1)
      values.push({
        id: values.length + 1,
        property_id: id,
        value,
        value_kk: kk,
        value_en: en,
        colour,
        position: at,
      })
    }
  }

  const size = { unit: 'см', is_on_offer: true, group: SIZES }
  add('SHIRINA_DPZ', ['Ширина', 'Ені', 'Width'], 'range', { ...size, is_promoted: true })
  add('GLUBINA_DPZ', ['Глубина', 'Тереңдігі', 'Depth'], 'range', size)
  add('VYSOTA_DPZ', ['Высота', 'Биіктігі', 'Height'], 'range', size)
  const seen = { is_on_offer: true, is_promoted: true }
  add('COLOR', ['Цвет', 'Түсі', 'Colour'], 'base_color', { ...seen, group: LOOK }, told('colours'))
  add(
    'DMATERIAL',
    ['Материал', 'Материалы', 'Material'],
    'list',
    { ...seen, group: MATERIALS },
    told('materials', new Set(finishes.map(({ kind }) => kind))),
  )
  add('STIL', ['Стиль', 'Стилі', 'Style'], 'list', { group: LOOK }, told('styles', new Set(styles)))
  for (const { code, name, nameKk, nameEn, unit, group, ...onCard } of measures) {
    add(code, [name, nameKk, nameEn], 'N', {
      unit,
      group,
      is_on_offer: true,
      card_name: onCard.cardName ?? null,
      card_name_kk: onCard.cardNameKk ?? null,
      card_name_en: onCard.cardNameEn ?? null,
      ...(onCard.position !== undefined && { position: onCard.position }),
    })
  }
  for (const { code, name, nameKk, nameEn, group, values: known } of traits) {
    add(code, [name, nameKk, nameEn], 'list', { group }, known)
  }
  const yes = [{ value: 'Да', kk: 'Иә', en: 'Yes' }]
  add('SBORKA', ['Нужна сборка', 'Жинау қажет', 'Needs assembly'], 'toggle', {}, yes)
  add('STRANA', ['Страна', 'Елі', 'Country'], 'list', {}, told('countries'))
  add('VES', ['Вес', 'Салмағы', 'Weight'], 'N', { ...size, unit: 'кг', is_filter: false })

  const found = (map: ReadonlyMap<string, number>, key: string): number => {
    const id = map.get(key)
    if (id === undefined) throw new Error(`no property or value ${key}`)
    return id
  }
  return {
    properties,
    values,
    propertyId: (code: string) => found(ids, code),
    valueId: (code: string, value: string) => found(valueIds, `${code} ${value}`),
  }
}

export type Properties = ReturnType<typeof makeProperties>

/** Words of a list that are used, with their translations; colours also as they look. */
function told(list: keyof typeof words, used?: ReadonlySet<string>): Told[] {
  return Object.entries(words[list])
    .filter(([value]) => used?.has(value) ?? true)
    .map(([value, [kk, en, colour]]) => ({ value, kk, en, colour }))
}
