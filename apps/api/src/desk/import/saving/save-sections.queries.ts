import { codeLimits } from '@svetlitsa/domain/route/code-limits'
import { slugify } from '@svetlitsa/domain/text/slug'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { YmlCategory } from '../feed/yml-feed.ts'
import { createUniqueCode } from './create-unique-code.ts'
import { upsertRows } from './upsert-rows.queries.ts'

const POSITION_STEP = 10

interface SectionRow extends Record<string, unknown> {
  id: number
  code: string
  parentId: number | null
  name: string
  externalId: string | null
}

interface SavedSections {
  /** Ids of sections by the ids of the feed's categories. */
  idByExternalId: Map<string, number>
  /** Existing sections that were renamed or moved. */
  changed: Set<number>
  /** Number of the shop's own sections that were linked to the feed; this changes no page. */
  linked: number
  created: number
}

/**
 * Saves the category tree of a feed as sections. A section already linked by its id keeps its
 * address even when it is renamed; one of the shop's own with the same name and parent is linked to
 * the feed.
 *
 * @param categories parents before their children.
 */
export async function saveSections(
  tx: Db,
  categories: readonly YmlCategory[],
): Promise<SavedSections> {
  const { rows: existing } = await tx.execute<SectionRow>(sql`
    select id, code, parent_id as "parentId", name, external_id as "externalId" from section`)
  const usedCodes = new Set(existing.map(({ code }) => code))
  const saved: SavedSections = {
    idByExternalId: new Map(),
    changed: new Set(),
    linked: 0,
    created: 0,
  }
  for (const [index, category] of categories.entries()) {
    const { id: externalId, name } = category
    const parentId = saved.idByExternalId.get(category.parentId ?? '') ?? null
    const found = findSection(existing, { externalId, parentId, name })
    if (found?.externalId === null) {
      await tx.execute(sql`update section set external_id = ${externalId} where id = ${found.id}`)
      found.externalId = externalId
      saved.linked += 1
    }
    if (found && found.name === name && found.parentId === parentId) {
      saved.idByExternalId.set(externalId, found.id)
      continue
    }
    const base = slugify(name) || 'razdel'
    const detail = slugify(externalId)
    const code =
      found?.code ?? createUniqueCode({ base, detail, maxLength: codeLimits.page }, usedCodes)
    const position = found ? {} : { position: (index + 1) * POSITION_STEP }
    const { rows, created } = await upsertRows(
      tx,
      'section',
      { key: ['external_id'], returning: ['id'] },
      [{ external_id: externalId, parent_id: parentId, name, code, ...position }],
    )
    const id = found?.id ?? Number(rows[0]?.id)
    saved.idByExternalId.set(externalId, id)
    saved.created += created
    if (found && rows.length > 0) saved.changed.add(id)
  }
  for (const id of await repairPaths(tx))
    if (existing.some((candidate) => candidate.id === id)) saved.changed.add(id)
  return saved
}

function findSection(
  existing: readonly SectionRow[],
  target: Pick<SectionRow, 'externalId' | 'parentId' | 'name'>,
): SectionRow | undefined {
  const name = target.name.toLowerCase()
  return (
    existing.find((candidate) => candidate.externalId === target.externalId) ??
    existing.find(
      (candidate) =>
        candidate.externalId === null &&
        candidate.parentId === target.parentId &&
        candidate.name.toLowerCase() === name,
    )
  )
}

/** Returns the ids of the sections whose stored path was outdated. */
async function repairPaths(tx: Db): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number; path: number[] }>(sql`
    with recursive tree as (
      select id, array[id] as path from section where parent_id is null
      union all
      select s.id, t.path || s.id from section s join tree t on s.parent_id = t.id)
    select tree.id, tree.path from tree join section s on s.id = tree.id
    where s.path is distinct from tree.path`)
  // Updating zero rows would still fire the statement trigger and purge the section pages.
  for (const { id, path } of rows) {
    await tx.execute(sql`update section set path = ${sql.param(path)}::int[] where id = ${id}`)
  }
  return rows.map(({ id }) => id)
}
