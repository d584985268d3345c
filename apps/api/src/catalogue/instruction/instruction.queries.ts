import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { instruction } from '../../schema/instruction.table.ts'

export type InstructionRow = typeof instruction.$inferSelect

/** The documents of a product, in display order. */
export function findInstructions(db: Db, productId: number): Promise<InstructionRow[]> {
  return db
    .select()
    .from(instruction)
    .where(eq(instruction.productId, productId))
    .orderBy(asc(instruction.position), asc(instruction.id))
}

export interface InstructionData extends Record<string, unknown> {
  id: number
  kind: InstructionRow['kind']
  file: string | null
  name: string
  nameKk: string | null
  nameEn: string | null
  series: string
  vendor: string
  country: string
  warrantyMonths: number
  assemblyMinutes: number
  needsAssembly: boolean
  articles: string[]
  sizes: (number | null)[][]
  materials: string[]
  boxes: { widthCm: number; depthCm: number; heightCm: number; weightKg: number }[]
}

/** A document with the data of its product, or null when it is not published. */
export async function findInstructionData(db: Db, id: number): Promise<InstructionData | null> {
  const { rows } = await db.execute<InstructionData>(sql`
    select i.id, i.kind, i.file, p.name, p.name_kk as "nameKk", p.name_en as "nameEn", p.series,
      v.name as vendor, v.country, p.warranty_months as "warrantyMonths",
      p.assembly_minutes as "assemblyMinutes", p.needs_assembly as "needsAssembly",
      array(select o.article from offer o where o.product_id = p.id and o.is_active
        order by o.position, o.id) as articles,
      (select coalesce(json_agg(distinct jsonb_build_array(o.width_cm, o.depth_cm, o.height_cm)), '[]')
        from offer o where o.product_id = p.id and o.is_active) as sizes,
      array(select distinct pv.value from offer o
        join offer_property f on f.offer_id = o.id and f.value_id > 0
        join property pr on pr.id = f.property_id and pr.code = 'DMATERIAL'
        join property_value pv on pv.id = f.value_id
        where o.product_id = p.id) as materials,
      coalesce((select o.boxes from offer o where o.product_id = p.id and o.is_active
        order by o.position, o.id limit 1), '[]') as boxes
    from instruction i
    join product p on p.id = i.product_id and p.is_active
    join vendor v on v.id = p.vendor_id
    where i.id = ${id}`)
  return rows[0] ?? null
}
