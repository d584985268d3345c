import * as z from 'zod'
import { defineResource, moment } from '../resource/contract.ts'
import {
  addressCode,
  line,
  longText,
  picturePath,
  position,
  report,
  requiredLine,
  rowNumber,
} from '../resource-field/contract.ts'

const description = longText(1_900)

/** The promotions with a page of their own, in three languages (shop.promotions). */
export const promotions = defineResource({
  path: '/api_vue/retail/shop/promotions/',
  name: 'promotions',
  values: z
    .strictObject({
      code: addressCode,
      name: requiredLine(200),
      nameKk: line(200),
      nameEn: line(200),
      description,
      descriptionKk: description,
      descriptionEn: description,
      picture: picturePath,
      startsAt: moment.nullable(),
      endsAt: moment.nullable(),
      position,
      isActive: z.boolean(),
    })
    .check((checked) => {
      const { startsAt, endsAt } = checked.value
      if (startsAt && endsAt && endsAt <= startsAt) report(checked, 'endsAt', 'endBeforeStart')
    }),
  facts: z.object({}),
  filters: { isActive: z.boolean() },
  sorts: ['position', 'code', 'name', 'startsAt', 'endsAt'],
  freshCode: 'never',
})

/** Which products a promotion has (shop.promotions). */
export const promotionProducts = defineResource({
  path: '/api_vue/retail/shop/promotion-products/',
  name: 'products of promotions',
  values: z.strictObject({ promotion: addressCode, productId: rowNumber }),
  facts: z.object({ productName: z.string(), promotionName: z.string() }),
  filters: {},
  sorts: ['promotion', 'productId'],
  freshCode: 'never',
})
