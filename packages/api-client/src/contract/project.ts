import * as z from 'zod'
import { call } from './call.ts'
import { pictureFile } from './product.ts'

/** A wall of modules, priced as it stands (storefront §2, «constructor»). */
export const project = z.object({
  recordId: z.int(),
  /** Goes with the modules into the basket as `projectId`. */
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
      /** Whether it can be bought here now. */
      isSold: z.boolean(),
    }),
  ),
  sum: z.int(),
  updatedAt: z.string(),
})

const answer = z.object({ project: project.nullable() })

export const getBasketProject = call({
  method: 'GET',
  path: '/api_vue/constructor/basketProject/',
  summary: 'Проект, модули которого лежат в корзине',
  answer,
  effect: 'read',
  caller: 'anyone',
})

export const getLastProject = call({
  method: 'GET',
  path: '/api_vue/constructor/lastProject/',
  summary: 'Проект, который собирали последним',
  answer,
  effect: 'read',
  caller: 'anyone',
})

export const saveLastProject = call({
  method: 'POST',
  path: '/api_vue/constructor/lastProject/',
  summary: 'Сохранить проект; без recordId начинается новый',
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

export const deleteProject = call({
  method: 'DELETE',
  path: '/api_vue/constructor/delete/index.php?recordId',
  summary: 'Удалить свой проект',
  query: z.object({ recordId: z.coerce.number().int().positive().max(2_147_483_647) }),
  answer: z.object({ result: z.boolean() }),
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'anyone',
})
