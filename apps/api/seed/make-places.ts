import { openingTariff } from '@svetlitsa/domain/delivery/delivery-tariff'
import { distanceKm } from '@svetlitsa/domain/delivery/distance-km'
import { convertPrice } from '@svetlitsa/domain/money/convert-price'
import type { Row } from './goods.ts'
import { makeGuid } from './make-guid.ts'
import { makeRegions } from './make-regions.ts'
import { openingHours, stores, warehouses } from './places.ts'
import { regions } from './regions.ts'

/** Warehouses, stores, who supplies whom, and what each region charges for delivery. */
export function makePlaces(): { places: Row[]; supplies: Row[]; tariffs: Row[] } {
  const places = [...warehouses, ...stores].map((seed, at) => ({
    id: at + 1,
    guid: makeGuid('place', seed.name),
    code: `place-${at + 1}`,
    kind: at < warehouses.length ? 'warehouse' : 'store',
    name: seed.name,
    region_id: seed.regionId,
    address: seed.address,
    phone: regions.find((region) => region.id === seed.regionId)?.phone ?? '',
    hours: openingHours[seed.hours ?? 'usual'],
    latitude: seed.latitude,
    longitude: seed.longitude,
    is_main: seed.isMain ?? false,
    is_active: true,
    position: at + 1,
  }))
  return { places, supplies: regions.flatMap(suppliesOf), tariffs: regions.flatMap(tariffsOf) }
}

/** A region is supplied by the two nearest warehouses of its country; the farther, the longer. */
function suppliesOf(region: (typeof regions)[number]): Row[] {
  const isKz = region.kind === 'kz'
  return warehouses
    .map((seed, at) => ({
      id: at + 1,
      isKz: seed.regionId === 24,
      km: distanceKm(
        { lat: region.latitude, lon: region.longitude },
        { lat: seed.latitude, lon: seed.longitude },
      ),
    }))
    .filter((warehouse) => warehouse.isKz === isKz)
    .sort((a, b) => a.km - b.km)
    .slice(0, 2)
    .map(({ id, km }, position) => ({
      region_id: region.id,
      warehouse_id: id,
      position,
      lead_days: 2 + Math.min(12, Math.round(km / 450)),
    }))
}

function tariffsOf(region: (typeof regions)[number]): Row[] {
  const rate = Number(
    makeRegions().currencies.find(({ code }) => code === (region.kind === 'kz' ? 'KZT' : 'RUB'))
      ?.exchange_rate ?? 1,
  )
  const money = (roubles: number): number => convertPrice(roubles, rate)
  const common = {
    region_id: region.id,
    to_door_price: money(openingTariff.toDoor),
    lift_price: money(openingTariff.liftByElevator),
    floor_price: money(openingTariff.liftPerFloor),
    city_radius_km: region.id === 1 ? 25 : 15,
    is_active: true,
  }
  const isFar = region.kind === 'transport'
  return [
    {
      ...common,
      kind: 'pickup',
      name: 'Самовывоз',
      description: 'Из магазина, когда удобно',
      price: 0,
      free_from: null,
      price_per_km: 0,
      position: 0,
    },
    isFar
      ? {
          ...common,
          kind: 'transport',
          name: 'Транспортной компанией',
          description: 'Комплект груза до вашего города',
          price: money(12_900),
          free_from: null,
          price_per_km: 0,
          position: 1,
        }
      : {
          ...common,
          kind: 'courier',
          name: 'Курьером',
          description: 'До подъезда, в выбранное время',
          price: money(openingTariff.courier),
          free_from: money(openingTariff.courierFreeFrom),
          price_per_km: money(openingTariff.outsidePerKm),
          position: 1,
        },
  ]
}
