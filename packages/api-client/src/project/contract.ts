import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { pictureFile } from '../product/contract.ts'

/** A wall of modules with its current price (route.constructor). */
export const project = z.object({
  recordId: z.int(),
  /** Sent as `projectId` when the modules are added to the basket. */
  guid: z.string(),
  kind: z.enum(['wardrobe', 'kitchen']),
  name: z.string(),
  wallCm: z.int(),
  modules: z.array(
    z.object({
      offerId: z.int(),
      xCm: z.int(),
      row: z.enum(['floor', 'wall']),
      name: z.string(),
      size: z.string(),
      widthCm: z.int(),
      depthCm: z.int(),
      heightCm: z.int(),
      picture: pictureFile.nullable(),
      price: z.int(),
      url: z.string(),
      /** Whether it can currently be bought in this region. */
      isSold: z.boolean(),
    }),
  ),
  sum: z.int(),
  updatedAt: z.string(),
})

const answer = z.object({ project: project.nullable() })

export const getBasketProject = defineCall({
  method: 'GET',
  path: '/api_vue/constructor/basketProject/',
  summary: 'Project whose modules are in the basket',
  answer,
  effect: 'read',
  caller: 'anyone',
})

export const getLastProject = defineCall({
  method: 'GET',
  path: '/api_vue/constructor/lastProject/',
  summary: 'Last edited project, or the one whose guid is given',
  query: z.object({ guid: z.guid().optional().catch(undefined) }),
  answer,
  effect: 'read',
  caller: 'anyone',
})

export const saveLastProject = defineCall({
  method: 'POST',
  path: '/api_vue/constructor/lastProject/',
  summary: 'Save a project; without recordId a new one is created',
  body: z.strictObject({
    recordId: z.int32().positive().optional(),
    kind: z.enum(['wardrobe', 'kitchen']).optional(),
    name: z.string().trim().max(100).optional(),
    wallCm: z.int().min(100).max(1_000).optional(),
    modules: z
      .array(
        z.strictObject({
          offerId: z.int32().positive(),
          xCm: z.int().min(0).max(1_000),
          row: z.enum(['floor', 'wall']),
        }),
      )
      .max(40)
      .optional(),
  }),
  answer,
  refusals: { not_found: 404, offer_unknown: 409, project_impossible: 409 },
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})

export const deleteProject = defineCall({
  method: 'DELETE',
  path: '/api_vue/constructor/delete/index.php?recordId',
  summary: "Delete one of the visitor's projects",
  query: z.object({ recordId: z.coerce.number().int().positive().max(2_147_483_647) }),
  answer: z.object({ result: z.boolean() }),
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'anyone',
})
