import { calculateDistanceKm } from '@svetlitsa/domain/delivery/coordinates'
import { defaultDeliveryTariff } from '@svetlitsa/domain/delivery/delivery-tariff'
import { convertPrice } from '@svetlitsa/domain/money/money'
import type { Row } from '../product/goods.ts'
import { buildGuid } from '../random/random.ts'
import { buildRegions } from '../region/build-regions.ts'
import { regions } from '../region/regions.ts'
import { openingHours, stores, warehouses } from './stock-places.ts'

/** Warehouses, stores, which warehouse supplies which region, and delivery tariffs by region. */
export function buildStockPlaces(): { places: Row[]; supplies: Row[]; tariffs: Row[] } {
  const places = [...warehouses, ...stores].map((seed, index) => ({
    id: index + 1,
    guid: buildGuid('place', seed.name),
    code: `place-${index + 1}`,
    kind: index < warehouses.length ? 'warehouse' : 'store',
    name: seed.name,
    region_id: seed.regionId,
    address: seed.address,
    phone: regions.find((region) => region.id === seed.regionId)?.phone ?? '',
    hours: openingHours[seed.hours ?? 'usual'],
    latitude: seed.latitude,
    longitude: seed.longitude,
    is_main: seed.isMain ?? false,
    is_active: true,
    position: index + 1,
  }))
  return {
    places,
    supplies: regions.flatMap(buildSupplies),
    tariffs: regions.flatMap(buildTariffs),
  }
}

/**
 * A region is supplied by the two nearest warehouses of its country; the farther one has a longer
 * lead time.
 */
function buildSupplies(region: (typeof regions)[number]): Row[] {
  const isKz = region.kind === 'kz'
  return warehouses
    .map((seed, index) => ({
      id: index + 1,
      isKz: seed.regionId === 24,
      km: calculateDistanceKm(
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

function buildTariffs(region: (typeof regions)[number]): Row[] {
  const rate = Number(
    buildRegions().currencies.find(({ code }) => code === (region.kind === 'kz' ? 'KZT' : 'RUB'))
      ?.exchange_rate ?? 1,
  )
  const convertAmount = (roubles: number): number => convertPrice(roubles, rate)
  const common = {
    region_id: region.id,
    to_door_price: convertAmount(defaultDeliveryTariff.toDoor),
    lift_price: convertAmount(defaultDeliveryTariff.liftByElevator),
    floor_price: convertAmount(defaultDeliveryTariff.liftPerFloor),
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
          price: convertAmount(12_900),
          free_from: null,
          price_per_km: 0,
          position: 1,
        }
      : {
          ...common,
          kind: 'courier',
          name: 'Курьером',
          description: 'До подъезда, в выбранное время',
          price: convertAmount(defaultDeliveryTariff.courier),
          free_from: convertAmount(defaultDeliveryTariff.courierFreeFrom),
          price_per_km: convertAmount(defaultDeliveryTariff.outsidePerKm),
          position: 1,
        },
    ...(isFar
      ? []
      : [
          {
            ...common,
            kind: 'delayed',
            name: 'Позже',
            description: 'Подержим на складе, день назначите сами',
            price: convertAmount(defaultDeliveryTariff.courier),
            free_from: convertAmount(defaultDeliveryTariff.courierFreeFrom),
            price_per_km: convertAmount(defaultDeliveryTariff.outsidePerKm),
            position: 2,
          },
        ]),
  ]
}
