import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { bigId, createdAt, guid, id } from '../platform/database/columns.ts'
import { offer } from './product.table.ts'
import { userAccount } from './user.table.ts'

export const favourite = pgTable(
  'favourite',
  {
    id: bigId(),
    sessionId: integer(),
    userId: integer(),
    offerId: integer()
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    check('favourite_owner', sql`(${table.sessionId} is null) <> (${table.userId} is null)`),
    unique().on(table.sessionId, table.offerId),
    unique().on(table.userId, table.offerId),
    index().on(table.offerId),
  ],
)

/** A customer's named list of favourites. */
export const favouriteList = pgTable(
  'favourite_list',
  {
    id: id(),
    guid: guid(),
    userId: integer()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('favourite_list_name', sql`length(${table.name}) between 1 and 60`),
    unique().on(table.userId, table.name),
  ],
)

export const favouriteListItem = pgTable(
  'favourite_list_item',
  {
    listId: integer()
      .notNull()
      .references(() => favouriteList.id, { onDelete: 'cascade' }),
    offerId: integer()
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.offerId] }), index().on(table.offerId)],
)

/** A project of the constructor saved by a visitor; its id is assigned by the constructor. */
export const favouriteProject = pgTable(
  'favourite_project',
  {
    id: bigId(),
    sessionId: integer(),
    userId: integer(),
    projectId: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'favourite_project_owner',
      sql`(${table.sessionId} is null) <> (${table.userId} is null)`,
    ),
    unique().on(table.sessionId, table.projectId),
    unique().on(table.userId, table.projectId),
  ],
)
