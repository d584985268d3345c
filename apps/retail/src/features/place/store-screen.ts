import { stores } from '@svetlitsa/api-client/place-desk/client'
import type * as contract from '@svetlitsa/api-client/place-desk/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { defineResourceScreen } from '../../resource/resource-screen-definition.ts'

export const storeScreen = defineResourceScreen<typeof contract.stores>({
  name: 'stores',
  href: link.shopStores(),
  calls: stores,
  fields: [
    { name: 'code', kind: 'text', maxLength: 120, hint: 'code' },
    { name: 'name', kind: 'text', maxLength: 200 },
    { name: 'regionId', kind: 'region' },
    { name: 'address', kind: 'text', maxLength: 300 },
    { name: 'phone', kind: 'text', maxLength: 25 },
    { name: 'hours', kind: 'longText', maxLength: 500, hint: 'hours' },
    { name: 'pickupCapacity', kind: 'number' },
    { name: 'latitude', kind: 'number' },
    { name: 'longitude', kind: 'number' },
    { name: 'position', kind: 'number' },
    { name: 'isMain', kind: 'flag' },
    { name: 'isActive', kind: 'flag' },
  ],
  columns: [
    { name: 'name', kind: 'text' },
    { name: 'code', kind: 'text' },
    { name: 'regionId', kind: 'region' },
    { name: 'address', kind: 'text' },
    { name: 'phone', kind: 'text' },
    { name: 'hours', kind: 'longText' },
    { name: 'isActive', kind: 'flag' },
  ],
  sorts: ['position', 'code', 'name', 'regionId'],
  flags: ['isActive', 'isMain'],
  blank: {
    code: '',
    name: '',
    regionId: 0,
    address: '',
    phone: '',
    hours: '',
    pickupCapacity: 10,
    latitude: 55.75,
    longitude: 37.62,
    isMain: false,
    isActive: true,
    position: 500,
  },
})
