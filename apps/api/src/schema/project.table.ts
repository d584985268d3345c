import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at, createdAt, guid, id } from '../platform/database/columns.ts'
import { userAccount } from './user.table.ts'

/** A module with its position: its left edge on the wall, in cm. */
export interface ProjectModule {
  offerId: number
  xCm: number
  /** On the floor or mounted on the wall. */
  row: 'floor' | 'wall'
}

/** A project of the constructor; a guest's belongs to the browser. */
export const constructorProject = pgTable(
  'constructor_project',
  {
    id: id(),
    guid: guid(),
    sessionId: integer(),
    userId: integer().references(() => userAccount.id, { onDelete: 'cascade' }),
    kind: text().$type<'wardrobe' | 'kitchen'>().notNull(),
    name: text().notNull().default(''),
    wallCm: integer().notNull(),
    modules: jsonb().$type<ProjectModule[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: at().notNull().defaultNow(),
  },
  (table) => [
    check('constructor_project_kind', sql`${table.kind} in ('wardrobe', 'kitchen')`),
    check('constructor_project_wall', sql`${table.wallCm} between 100 and 1000`),
    check(
      'constructor_project_owner',
      sql`${table.sessionId} is not null or ${table.userId} is not null`,
    ),
    index().on(table.sessionId, table.updatedAt),
    index().on(table.userId, table.updatedAt),
  ],
)
