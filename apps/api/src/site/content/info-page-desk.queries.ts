import type { infoPages } from '@svetlitsa/api-client/info-page-desk/contract'
import type { ResourceValues } from '@svetlitsa/api-client/resource/contract'
import { formatArticle, parseArticle } from '@svetlitsa/domain/article/article'
import { eq } from 'drizzle-orm'
import { buildTranslations } from '../../platform/language/build-translations.ts'
import { infoPage } from '../../schema/content.table.ts'
import { createTableRepository } from '../../shop/resource/table-repository.queries.ts'

type Values = ResourceValues<typeof infoPages>

const { code, lead, isActive } = infoPage

export const infoPageRepository = createTableRepository({
  table: infoPage,
  match: [{ field: 'code', column: code }],
  search: [code, lead],
  sorts: { code },
  filter: (filters: { isActive?: boolean | undefined }) => [
    filters.isActive === undefined ? undefined : eq(isActive, filters.isActive),
  ],
  toValues: ({ translations: { kk = {}, en = {} }, ...row }): Values => ({
    code: row.code,
    lead: row.lead,
    leadKk: kk.lead ?? '',
    leadEn: en.lead ?? '',
    body: formatArticle(row.parts),
    bodyKk: formatArticle(kk.parts ?? []),
    bodyEn: formatArticle(en.parts ?? []),
    isActive: row.isActive,
  }),
  toFacts: () => ({}),
  toColumns: (values: Values) => ({
    code: values.code,
    lead: values.lead,
    parts: parseArticle(values.body),
    translations: buildTranslations(
      { lead: values.leadKk, parts: parseArticle(values.bodyKk) },
      { lead: values.leadEn, parts: parseArticle(values.bodyEn) },
    ),
    isActive: values.isActive,
  }),
  constraints: { info_page_code: 'code' },
})
