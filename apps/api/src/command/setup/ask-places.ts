import type { ShopSetup } from '@svetlitsa/api-client/shop-setup/contract'
import { settingsFormats } from '@svetlitsa/domain/shop-settings/settings-formats'
import * as z from 'zod'
import { cities } from '../../desk/shop-setup/cities.ts'
import type { Ask } from './open-questions.ts'

type Places = Pick<ShopSetup, 'regions' | 'warehouse' | 'store'>

const line = z.string().min(1, 'This must not be empty').max(200)
const hours = z.string().refine((text) => {
  const ends = text.split('-')
  return ends.length === 2 && ends.every((end) => settingsFormats.hour.test(end))
}, 'It must be like 10:00-21:00')

/** Asks where the shop delivers, and for its warehouse and store. */
export async function askPlaces(ask: Ask, earlier: ShopSetup | null): Promise<Places> {
  const known = new Set([...cities.map(({ code }) => code), ...(earlier?.regions ?? [])])
  const usual = earlier?.regions.join(', ') ?? 'moskva'
  const namesListedCities = (text: string) =>
    splitCodes(text).length > 0 && splitCodes(text).every((code) => known.has(code))
  const typed = await ask(
    'Cities you deliver to, the main one first',
    usual,
    z.string().refine(namesListedCities, 'A city is not in the list above'),
  )
  const regions = [...new Set(splitCodes(typed))]
  const [main = ''] = regions
  const chosen = z.enum(regions, 'It must be one of the cities you deliver to')
  const warehouse = {
    city: await ask('City of the warehouse', earlier?.warehouse.city ?? main, chosen),
    address: await ask('Address of the warehouse', earlier?.warehouse.address ?? '', line),
    name: await ask('Name of the warehouse', earlier?.warehouse.name ?? 'Склад', line),
  }
  const hasStore = await ask(
    'Is there a store to visit? y or n',
    earlier && !earlier.store ? 'n' : 'y',
    z.enum(['y', 'n'], 'It must be y or n'),
  )
  if (hasStore === 'n') return { regions, warehouse, store: null }
  const store = earlier?.store ?? null
  const place = {
    city: await ask('City of the store', store?.city ?? main, chosen),
    address: await ask('Address of the store', store?.address ?? '', line),
    name: await ask('Name of the store', store?.name ?? 'Магазин', line),
  }
  return { regions, warehouse, store: { ...place, ...(await askHours(ask, store)) } }
}

/** Hours that differ between days are kept: they are set by a file or on the screen. */
async function askHours(ask: Ask, store: ShopSetup['store']) {
  const phone = store?.phone ?? ''
  if (store && store.hours.length !== 1) return { phone, hours: store.hours }
  const first = store?.hours[0]
  const usual = first ? `${first.opens}-${first.closes}` : '10:00-21:00'
  const typed = await ask('Open every day, HH:MM-HH:MM', usual, hours)
  const [opens = '', closes = ''] = typed.split('-')
  return { phone, hours: [{ days: first?.days ?? 'Пн–Вс', opens, closes }] }
}

const splitCodes = (text: string) => text.split(/[\s,]+/).filter(Boolean)
