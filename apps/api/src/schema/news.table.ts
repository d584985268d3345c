import type { ArticlePart } from '@svetlitsa/domain/article/article'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at, id, translations } from '../platform/database/columns.ts'

/** Translatable fields of an article besides its title. */
interface ArticleTexts {
  lead: string
  parts: ArticlePart[]
}

/** News and articles in Russian, with optional translations. */
export const newsArticle = pgTable(
  'news_article',
  {
    id: id(),
    code: text().notNull().unique(),
    title: text().notNull(),
    titleKk: text(),
    titleEn: text(),
    lead: text().notNull().default(''),
    parts: jsonb().$type<ArticlePart[]>().notNull().default([]),
    translations: translations<ArticleTexts>(),
    picture: text().notNull().default(''),
    /** Regions in which it is shown; empty means all. */
    regionIds: integer().array().notNull().default([]),
    isActive: boolean().notNull().default(true),
    publishedAt: at().notNull(),
  },
  (table) => [
    check('news_article_code', sql`${table.code} ~ '^[a-z0-9][a-z0-9_-]{0,119}$'`),
    index().on(table.publishedAt),
  ],
)
