import { languages } from '@svetlitsa/domain/language/language'
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
  bodyLimits: z.object({
    default: bytes,
    calls: z.record(z.string(), bytes),
    /** Of the addresses directly below a path, such as those of single uploads. */
    children: z.record(z.string(), bytes).default({}),
  }),
  queryAllowlist: z.record(z.string(), z.array(z.string())),
  /** Names of the API's settings that the router needs as well, for its policy. */
  pageSettings: z.array(z.string()).default([]),
  regions: z.array(regionSchema).min(1),
  defaultRegionId: z.number().int(),
  kzRegionId: z.number().int(),
  /** What the pages of the single-page apps show of the shop before they load anything. */
  brand: z.object({
    name: z.object({ ru: z.string(), kk: z.string(), en: z.string() }),
    style: z.string(),
  }),
  /** The languages that the shop offers; all of them to a router that an older API answers. */
  languages: z.array(z.enum(languages)).default([...languages]),
})

export type RouterConfig = z.infer<typeof routerConfigSchema>
export type ShopBrand = RouterConfig['brand']
export type ShopRegion = z.infer<typeof regionSchema>
