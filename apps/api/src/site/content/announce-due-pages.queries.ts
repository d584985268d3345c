import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { pageAnnouncement } from '../../platform/database/platform.table.ts'

/** What begins or ends by the clock, by the tag of the pages that show it. */
const moments: Readonly<Record<'promotion' | 'news', SQL>> = {
  promotion: sql`select unnest(array[starts_at, ends_at]) as at from promotion where is_active`,
  news: sql`select published_at as at from news_article where is_active`,
}

/**
 * Notes that promotions began or ended, or news was published, since the pages were last told, so
 * that lists, their pages and the site map change at the same moment. Of processes that do it at
 * once one notes.
 *
 * @returns tags of the pages that were told.
 */
export async function announceDuePages(db: Db, now: Date): Promise<string[]> {
  const told: string[] = []
  for (const [tag, dated] of Object.entries(moments)) {
    const isDue = and(
      eq(pageAnnouncement.tag, tag),
      sql`exists (select from (${dated}) as dated
        where dated.at > ${pageAnnouncement.announcedAt} and dated.at <= ${now.toISOString()})`,
    )
    await db.transaction(async (tx) => {
      const due = await tx
        .update(pageAnnouncement)
        .set({ announcedAt: now })
        .where(isDue)
        .returning({ tag: pageAnnouncement.tag })
      if (due.length === 0) return
      await tx.execute(sql`select note_page_change(array[${tag}], ${tag})`)
      told.push(tag)
    })
  }
  return told
}
