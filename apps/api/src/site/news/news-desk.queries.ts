import type { newsArticles } from '@svetlitsa/api-client/news-desk/contract'
import type { ResourceValues } from '@svetlitsa/api-client/resource/contract'
import { formatArticle, parseArticle } from '@svetlitsa/domain/article/article'
import { eq } from 'drizzle-orm'
import { buildTranslations } from '../../platform/language/build-translations.ts'
import { newsArticle } from '../../schema/news.table.ts'
import { findUnknownRegions } from '../../shop/region/find-unknown-regions.ts'
import { createTableRepository } from '../../shop/resource/table-repository.queries.ts'

type Values = ResourceValues<typeof newsArticles>

const { code, title, titleKk, titleEn, publishedAt, isActive } = newsArticle

export const newsRepository = createTableRepository({
  table: newsArticle,
  match: [{ field: 'code', column: code }],
  search: [code, title, titleKk, titleEn],
  sorts: { publishedAt, code, title },
  filter: (filters: { isActive?: boolean | undefined }) => [
    filters.isActive === undefined ? undefined : eq(isActive, filters.isActive),
  ],
  toValues: ({ translations: { kk = {}, en = {} }, ...row }): Values => ({
    code: row.code,
    title: row.title,
    titleKk: row.titleKk ?? '',
    titleEn: row.titleEn ?? '',
    lead: row.lead,
    leadKk: kk.lead ?? '',
    leadEn: en.lead ?? '',
    body: formatArticle(row.parts),
    bodyKk: formatArticle(kk.parts ?? []),
    bodyEn: formatArticle(en.parts ?? []),
    picture: row.picture,
    regionIds: row.regionIds,
    publishedAt: row.publishedAt.toISOString(),
    isActive: row.isActive,
  }),
  toFacts: () => ({}),
  toColumns: (values: Values) => ({
    code: values.code,
    title: values.title,
    titleKk: values.titleKk || null,
    titleEn: values.titleEn || null,
    lead: values.lead,
    parts: parseArticle(values.body),
    translations: buildTranslations(
      { lead: values.leadKk, parts: parseArticle(values.bodyKk) },
      { lead: values.leadEn, parts: parseArticle(values.bodyEn) },
    ),
    picture: values.picture,
    regionIds: values.regionIds,
    publishedAt: new Date(values.publishedAt),
    isActive: values.isActive,
  }),
  check: async (db, { regionIds }) =>
    (await findUnknownRegions(db, regionIds)).length > 0 ? { regionIds: 'notListed' } : {},
  constraints: { news_article_code_unique: 'code' },
})
