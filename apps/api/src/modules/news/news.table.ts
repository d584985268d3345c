import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at, id, translations } from '../../platform/columns.ts'

/** A part of an article: a heading, paragraphs and, where it is one, a list. */
export interface ArticlePart {
  title?: string
  paragraphs?: string[]
  points?: string[]
}

/** What of an article is told in other languages beside its title. */
interface ArticleWords {
  lead: string
  parts: ArticlePart[]
}

/** News and articles, Russian first; another language's words where they were given. */
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
    translations: translations<ArticleWords>(),
    picture: text().notNull().default(''),
    /** Where it is told; empty is everywhere. */
    regionIds: integer().array().notNull().default([]),
    isActive: boolean().notNull().default(true),
    publishedAt: at().notNull(),
  },
  (table) => [
    check('news_article_code', sql`${table.code} ~ '^[a-z0-9][a-z0-9_-]{0,119}$'`),
    index().on(table.publishedAt),
  ],
)
