import { slug } from '@svetlitsa/domain/text/slug'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { freeCode } from './free-code.ts'
import { upsertRows } from './upsert-rows.queries.ts'
import type { YmlCategory } from './yml-feed.ts'

const POSITION_STEP = 10

interface SectionRow extends Record<string, unknown> {
  id: number
  code: string
  parentId: number | null
  name: string
  externalId: string | null
}

interface SavedSections {
  /** Ids of sections by those of the feed's categories. */
  idOf: Map<string, number>
  /** Sections that were there and are called otherwise, or stand elsewhere, now. */
  changed: Set<number>
  /** Sections of the shop's own that are the feed's from now on; nobody sees a difference. */
  linked: number
  created: number
}

/**
 * The tree of a feed's categories as sections. One that the feed knows by its id keeps its address
 * whatever it is called now; one of the shop's own that has the same name in the same place is taken
 * for the feed's.
 *
 * @param categories parents before their children.
 */
export async function saveSections(
  tx: Db,
  categories: readonly YmlCategory[],
): Promise<SavedSections> {
  const { rows: present } = await tx.execute<SectionRow>(sql`
    select id, code, parent_id as "parentId", name, external_id as "externalId" from section`)
  const taken = new Set(present.map(({ code }) => code))
  const saved: SavedSections = { idOf: new Map(), changed: new Set(), linked: 0, created: 0 }
  for (const [at, category] of categories.entries()) {
    const { id: externalId, name } = category
    const parentId = saved.idOf.get(category.parentId ?? '') ?? null
    const found = findSection(present, { externalId, parentId, name })
    if (found?.externalId === null) {
      await tx.execute(sql`update section set external_id = ${externalId} where id = ${found.id}`)
      found.externalId = externalId
      saved.linked += 1
    }
    if (found && found.name === name && found.parentId === parentId) {
      saved.idOf.set(externalId, found.id)
      continue
    }
    const base = slug(name) || 'razdel'
    const code = found?.code ?? freeCode([base, `${base}-${slug(externalId)}`], taken)
    const position = found ? {} : { position: (at + 1) * POSITION_STEP }
    const { rows, created } = await upsertRows(
      tx,
      'section',
      { key: ['external_id'], returning: ['id'] },
      [{ external_id: externalId, parent_id: parentId, name, code, ...position }],
    )
    const id = found?.id ?? Number(rows[0]?.id)
    saved.idOf.set(externalId, id)
    saved.created += created
    if (found && rows.length > 0) saved.changed.add(id)
  }
  for (const id of await mendPaths(tx))
    if (present.some((one) => one.id === id)) saved.changed.add(id)
  return saved
}

function findSection(
  present: readonly SectionRow[],
  wanted: Pick<SectionRow, 'externalId' | 'parentId' | 'name'>,
): SectionRow | undefined {
  const name = wanted.name.toLowerCase()
  return (
    present.find((one) => one.externalId === wanted.externalId) ??
    present.find(
      (one) =>
        one.externalId === null &&
        one.parentId === wanted.parentId &&
        one.name.toLowerCase() === name,
    )
  )
}

/** Ids of the sections that stand elsewhere than their path said. */
async function mendPaths(tx: Db): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number; path: number[] }>(sql`
    with recursive tree as (
      select id, array[id] as path from section where parent_id is null
      union all
      select s.id, t.path || s.id from section s join tree t on s.parent_id = t.id)
    select tree.id, tree.path from tree join section s on s.id = tree.id
    where s.path is distinct from tree.path`)
  // An update of no row would purge the pages of the sections all the same.
  for (const { id, path } of rows) {
    await tx.execute(sql`update section set path = ${sql.param(path)}::int[] where id = ${id}`)
  }
  return rows.map(({ id }) => id)
}
