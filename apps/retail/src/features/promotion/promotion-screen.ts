import { promotions } from '@svetlitsa/api-client/promotion-desk/client'
import type * as contract from '@svetlitsa/api-client/promotion-desk/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { defineResourceScreen } from '../../resource/resource-screen-definition.ts'

export const promotionScreen = defineResourceScreen<typeof contract.promotions>({
  name: 'promotions',
  href: link.shopPromotions(),
  calls: promotions,
  fields: [
    { name: 'code', kind: 'text', maxLength: 120, hint: 'code' },
    { name: 'name', kind: 'text', maxLength: 200 },
    { name: 'nameKk', kind: 'text', maxLength: 200 },
    { name: 'nameEn', kind: 'text', maxLength: 200 },
    { name: 'description', kind: 'longText', maxLength: 1900 },
    { name: 'descriptionKk', kind: 'longText', maxLength: 1900 },
    { name: 'descriptionEn', kind: 'longText', maxLength: 1900 },
    { name: 'picture', kind: 'text', maxLength: 300, hint: 'picture' },
    { name: 'startsAt', kind: 'moment' },
    { name: 'endsAt', kind: 'moment' },
    { name: 'position', kind: 'number' },
    { name: 'isActive', kind: 'flag' },
  ],
  columns: [
    { name: 'name', kind: 'text' },
    { name: 'code', kind: 'text' },
    { name: 'startsAt', kind: 'moment' },
    { name: 'endsAt', kind: 'moment' },
    { name: 'isActive', kind: 'flag' },
  ],
  sorts: ['position', 'code', 'name', 'startsAt', 'endsAt'],
  flags: ['isActive'],
  blank: {
    code: '',
    name: '',
    nameKk: '',
    nameEn: '',
    description: '',
    descriptionKk: '',
    descriptionEn: '',
    picture: '',
    startsAt: null,
    endsAt: null,
    position: 500,
    isActive: true,
  },
})
