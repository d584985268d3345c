import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { regionName } from '../region/contract.ts'

const coordinates = z.object({ lat: z.number(), lon: z.number() })

/** An addition to the specified calls: the stores of a region for its lists and maps. */
export const getStores = defineCall({
  method: 'POST',
  path: '/api_vue/getStores/',
  summary: 'Stores of the region with address, hours and coordinates',
  body: z.object({ sr: regionName.optional() }),
  answer: z.object({
    stores: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        address: z.string(),
        phone: z.string(),
        phoneSanitized: z.string(),
        hours: z.string(),
        place: coordinates,
        isMain: z.boolean(),
      }),
    ),
    mapCenter: coordinates,
    region: z.object({ ID: z.int(), NAME: z.string(), nameIn: z.string() }),
  }),
  effect: 'read',
  caller: 'anyone',
})
