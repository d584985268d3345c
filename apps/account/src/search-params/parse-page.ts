import * as z from 'zod/mini'

const query = z.object({
  page: z.catch(z.optional(z.int().check(z.minimum(1), z.maximum(100_000))), undefined),
})

/** The `page` of an address; anything else is the first page. */
export const parsePage = (found: unknown) => query.parse(found)
