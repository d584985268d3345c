import { redirects } from '@svetlitsa/api-client/redirect/client'
import type * as contract from '@svetlitsa/api-client/redirect/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { defineResourceScreen } from '../../resource/resource-screen-definition.ts'

const fields = [
  { name: 'fromPath', kind: 'text', maxLength: 1_000 },
  { name: 'target', kind: 'text', maxLength: 1_000 },
  { name: 'isPermanent', kind: 'flag' },
] as const

export const redirectScreen = defineResourceScreen<typeof contract.redirects>({
  name: 'redirects',
  href: link.shopRedirects(),
  calls: redirects,
  fields,
  columns: [...fields, { name: 'createdAt', kind: 'moment' }],
  sorts: ['fromPath', 'target', 'createdAt'],
  flags: ['isPermanent'],
  blank: { fromPath: '', target: '', isPermanent: true },
})
