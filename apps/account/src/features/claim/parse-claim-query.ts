import * as z from 'zod/mini'

// The router reads digits as a number: the number of an order is one.
const text = z.catch(z.optional(z.coerce.string().check(z.maxLength(128))), undefined)

const query = z.object({
  claim: text,
  order: text,
  qr: text,
  page: z.catch(z.optional(z.int().check(z.minimum(1))), undefined),
})

/** What the address of the claim screen names: a claim, an order or the code of a package. */
export type ClaimQuery = z.infer<typeof query>

export function parseClaimQuery(found: unknown): ClaimQuery {
  return query.parse(found)
}
