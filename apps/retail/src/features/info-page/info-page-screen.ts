import { infoPages } from '@svetlitsa/api-client/info-page-desk/client'
import type * as contract from '@svetlitsa/api-client/info-page-desk/contract'
import type { Language } from '@svetlitsa/domain/language/language'
import { link } from '@svetlitsa/domain/route/site-map'
import { editablePages as pageCodes } from '@svetlitsa/domain/route/table/storefront-routes'
import { infoTexts } from '@svetlitsa/i18n/info/info-texts'
import { defineResourceScreen } from '../../resource/resource-screen-definition.ts'

/** The pages by their titles. */
const code = {
  name: 'code',
  kind: 'choice',
  codes: pageCodes,
  getWord: (page: string, language: Language) =>
    (infoTexts[language].titles as Readonly<Record<string, string>>)[page] ?? page,
} as const

export const infoPageScreen = defineResourceScreen<typeof contract.infoPages>({
  name: 'pages',
  href: link.shopPages(),
  calls: infoPages,
  fields: [
    code,
    { name: 'lead', kind: 'longText', maxLength: 1000 },
    { name: 'leadKk', kind: 'longText', maxLength: 1000 },
    { name: 'leadEn', kind: 'longText', maxLength: 1000 },
    { name: 'body', kind: 'longText', maxLength: 20_000, hint: 'body' },
    { name: 'bodyKk', kind: 'longText', maxLength: 20_000, hint: 'body' },
    { name: 'bodyEn', kind: 'longText', maxLength: 20_000, hint: 'body' },
    { name: 'isActive', kind: 'flag' },
  ],
  columns: [code, { name: 'lead', kind: 'text' }, { name: 'isActive', kind: 'flag' }],
  sorts: ['code'],
  flags: ['isActive'],
  blank: {
    code: 'guaranty',
    lead: '',
    leadKk: '',
    leadEn: '',
    body: '',
    bodyKk: '',
    bodyEn: '',
    isActive: true,
  },
})
