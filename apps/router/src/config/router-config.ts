import { z } from 'zod'

const regionSchema = z.object({
  id: z.number().int(),
  code: z.string(),
  variant: z.string().regex(/^[\w.~-]+$/),
  host: z.enum(['main', 'kz']),
  kz: z.boolean(),
})

const bytes = z.number().int().positive()

/**
 * The configuration that the API sends to the router: redirects, regions and the query parameters
 * that a page may depend on.
 */
export const routerConfigSchema = z.object({
  redirects: z.array(z.object({ from: z.string(), to: z.string(), permanent: z.boolean() })),
  /** Maximum body sizes in bytes; `calls` are those that accept more than usual, by path. */
  bodyLimits: z.object({ default: bytes, calls: z.record(z.string(), bytes) }),
  queryAllowlist: z.record(z.string(), z.array(z.string())),
  regions: z.array(regionSchema).min(1),
  defaultRegionId: z.number().int(),
  kzRegionId: z.number().int(),
})

export type RouterConfig = z.infer<typeof routerConfigSchema>
export type ShopRegion = z.infer<typeof regionSchema>
