import * as z from 'zod'
import { defineResource } from '../resource/contract.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const unsafe = /[\x00-\x20\x7f\\]/
const address = z.string().trim().min(1).max(1_000)

/** An address as the router compares it: from the root, without a host. */
const ownPath = address.refine((path) => /^\/(?!\/)/.test(path) && !unsafe.test(path), 'ownPath')
const target = address.refine(
  (text) => !unsafe.test(text) && /^(?:\/(?!\/)|https?:\/\/[^/?#@]+(?:[/?#]|$))/i.test(text),
  'targetAddress',
)

/** The redirects that the owner keeps (shop.back-office). */
export const redirects = defineResource({
  path: '/api_vue/retail/shop/redirects/',
  name: 'redirects',
  values: z.strictObject({ fromPath: ownPath, target, isPermanent: z.boolean() }),
  facts: z.object({ createdAt: z.string() }),
  filters: { isPermanent: z.boolean() },
  sorts: ['fromPath', 'target', 'createdAt'],
  freshCode: 'never',
})
