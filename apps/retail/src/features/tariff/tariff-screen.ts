import { tariffs } from '@svetlitsa/api-client/tariff-desk/client'
import type * as contract from '@svetlitsa/api-client/tariff-desk/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { defineResourceScreen } from '../../resource/resource-screen-definition.ts'

export const tariffScreen = defineResourceScreen<typeof contract.tariffs>({
  name: 'tariffs',
  href: link.shopTariffs(),
  calls: tariffs,
  fields: [
    { name: 'regionId', kind: 'region' },
    { name: 'kind', kind: 'choice', codes: ['pickup', 'courier', 'transport', 'delayed'] },
    { name: 'name', kind: 'text', maxLength: 100 },
    { name: 'description', kind: 'text', maxLength: 300 },
    { name: 'price', kind: 'number' },
    { name: 'freeFrom', kind: 'number' },
    { name: 'pricePerKm', kind: 'number' },
    { name: 'cityRadiusKm', kind: 'number' },
    { name: 'outsideLimitKm', kind: 'number' },
    { name: 'toDoorPrice', kind: 'number' },
    { name: 'liftPrice', kind: 'number' },
    { name: 'floorPrice', kind: 'number' },
    { name: 'position', kind: 'number' },
    { name: 'isActive', kind: 'flag' },
  ],
  columns: [
    { name: 'name', kind: 'text' },
    { name: 'regionId', kind: 'region' },
    { name: 'kind', kind: 'choice' },
    { name: 'price', kind: 'number' },
    { name: 'freeFrom', kind: 'number' },
    { name: 'pricePerKm', kind: 'number' },
    { name: 'isActive', kind: 'flag' },
  ],
  sorts: ['regionId', 'name', 'price', 'position'],
  flags: ['isActive'],
  blank: {
    regionId: 0,
    kind: 'courier',
    name: '',
    description: '',
    price: 0,
    freeFrom: null,
    pricePerKm: 0,
    cityRadiusKm: 15,
    outsideLimitKm: 100,
    toDoorPrice: 0,
    liftPrice: 0,
    floorPrice: 0,
    position: 0,
    isActive: true,
  },
})
