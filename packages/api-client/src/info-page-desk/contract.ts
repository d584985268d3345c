import { editablePages } from '@svetlitsa/domain/route/table/storefront-routes'
import * as z from 'zod'
import { defineResource } from '../resource/contract.ts'
import { articleText, longText } from '../resource-field/contract.ts'

const lead = longText(1_000)

/** The texts of the information pages, in three languages (shop.pages). */
export const infoPages = defineResource({
  path: '/api_vue/retail/shop/pages/',
  name: 'information pages',
  values: z.strictObject({
    code: z.enum(editablePages),
    lead: lead.min(1),
    leadKk: lead,
    leadEn: lead,
    body: articleText,
    bodyKk: articleText,
    bodyEn: articleText,
    isActive: z.boolean(),
  }),
  facts: z.object({}),
  filters: { isActive: z.boolean() },
  sorts: ['code'],
  freshCode: 'never',
})
