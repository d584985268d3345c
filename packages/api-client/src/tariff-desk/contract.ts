import * as z from 'zod'
import { defineResource } from '../resource/contract.ts'
import { line, position, report, requiredLine, rowNumber } from '../resource-field/contract.ts'
import { enteredSum } from '../sum/contract.ts'

const kilometres = z.number().min(0).max(1_000)

/** The prices of delivery in the regions, in their currencies (shop.tariffs). */
export const tariffs = defineResource({
  path: '/api_vue/retail/shop/tariffs/',
  name: 'tariffs',
  values: z
    .strictObject({
      name: requiredLine(100),
      regionId: rowNumber,
      kind: z.enum(['pickup', 'courier', 'transport', 'delayed']),
      description: line(300),
      price: enteredSum,
      freeFrom: enteredSum.nullable(),
      pricePerKm: enteredSum,
      cityRadiusKm: kilometres,
      outsideLimitKm: kilometres,
      toDoorPrice: enteredSum,
      liftPrice: enteredSum,
      floorPrice: enteredSum,
      position,
      isActive: z.boolean(),
    })
    .check((checked) => {
      const { cityRadiusKm, outsideLimitKm } = checked.value
      if (outsideLimitKm < cityRadiusKm) report(checked, 'outsideLimitKm', 'tooSmall')
    }),
  facts: z.object({}),
  filters: { isActive: z.boolean() },
  sorts: ['regionId', 'name', 'price', 'position'],
  freshCode: 'always',
})
