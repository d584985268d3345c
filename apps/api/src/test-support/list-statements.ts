import pg from 'pg'
import { vi } from 'vitest'

/** Statements that the process sends from time to time, whatever it is asked. */
const ROUTINE = /^select (1$|from stale_listing )/

/** The SQL statements that this process sends while the work runs, `begin` and `commit` included. */
export async function listStatements(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls
      .map(([statement]) => toText(statement).replaceAll(/\s+/g, ' ').trim())
      .filter((text) => !ROUTINE.test(text))
  } finally {
    query.mockRestore()
  }
}

/** Whether a statement changes rows, in a part of it, too; locking them does not. */
export function isWrite(statement: string): boolean {
  return /\b(insert into|delete from|merge into|update (only )?[\w."]+( (as )?\w+)? set)\b/i.test(
    statement,
  )
}

function toText(statement: unknown): string {
  return typeof statement === 'string' ? statement : (statement as { text: string }).text
}
