import type { Row } from '../product/goods.ts'
import { regions as seeds } from './regions.ts'

/** Tenge per rouble in the demonstration. */
export const TENGE_RATE = 5.6
export const KAZAKH_ZONE = 2
/** Beyond the Urals some products have their own prices and sales. */
export const EAST_ZONE = 3
const EAST = new Set([
  'novosibirsk',
  'krasnoyarsk',
  'omsk',
  'irkutsk',
  'vladivostok',
  'barnaul',
  'habarovsk',
])

/** One region of each country keeps the older checkout, so that both can be seen. */
const OLDER_CHECKOUT = new Set(['nizhnij-novgorod', 'shymkent'])

export function buildRegions(): {
  currencies: Row[]
  zones: Row[]
  regions: Row[]
  contacts: Row[]
} {
  const currencies = [
    { code: 'RUB', sign: '₽', exchange_rate: 1 },
    { code: 'KZT', sign: '₸', exchange_rate: TENGE_RATE },
  ]
  const zones = [
    { id: 1, code: 'russia', name: 'Россия', currency_code: 'RUB', is_default: true },
    { id: 2, code: 'kazakhstan', name: 'Казахстан', currency_code: 'KZT', is_default: false },
    {
      id: EAST_ZONE,
      code: 'east',
      name: 'Сибирь и Дальний Восток',
      currency_code: 'RUB',
      is_default: false,
    },
  ]
  const regions = seeds.map((seed, index) => ({
    id: seed.id,
    code: seed.code,
    name: seed.name,
    name_kk: seed.nameKk ?? null,
    name_en: seed.nameEn ?? null,
    name_in: seed.nameIn,
    federal_unit: seed.federalUnit,
    time_zone: seed.timeZone,
    price_zone_id: getPriceZoneId(seed),
    latitude: seed.latitude,
    longitude: seed.longitude,
    is_default: seed.id === 1,
    position: index + 1,
    kz: seed.kind === 'kz',
    has_partner: seed.kind === 'partner',
    franchise: seed.kind === 'franchise',
    own_shop: seed.kind !== 'franchise' && seed.kind !== 'partner',
    hidden_manufacturer: seed.kind === 'partner',
    region_type: seed.kind === 'transport' ? 'ТК' : '',
    is_office: seed.kind === 'office',
    black_friday: false,
    cyber_monday: false,
    new_year_sale: false,
    sugar_gift: seed.kind === undefined,
    min_percent_prepayment: seed.kind === 'transport' ? 100 : 20,
    installment_type: seed.kind === 'kz' ? 'credit' : 'installment',
    split_available: seed.kind !== 'kz',
    plait_available: false,
    has_footer_catalogue: seed.kind === 'kz',
    checkout: OLDER_CHECKOUT.has(seed.code) ? 'older' : 'new',
  }))
  const contacts = seeds.map((seed) => ({
    region_id: seed.id,
    phone: seed.phone,
    label: '',
    position: 0,
  }))
  return { currencies, zones, regions, contacts }
}

function getPriceZoneId({ kind, code }: (typeof seeds)[number]): number {
  if (kind === 'kz') return KAZAKH_ZONE
  return EAST.has(code) ? EAST_ZONE : 1
}
