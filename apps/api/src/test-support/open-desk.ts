import { expect } from 'vitest'
import { logInAs, type Visitor } from './log-in-as.ts'
import type { TestApi } from './start-test-api.ts'

export interface DeskRow {
  id: string
  version: string
  values: Record<string, unknown>
  facts: Record<string, unknown>
}

export type Desk = ReturnType<typeof openDesk>

/** A resource of the back office as its owner uses it. */
export function openDesk({ call }: Pick<Visitor, 'call'>, name: string) {
  const path = `/api_vue/retail/shop/${name}/`
  const send = (action: string, body: object = {}) => call('POST', `${path}${action}`, body)
  return {
    path,
    send,
    async create(values: object): Promise<DeskRow> {
      const answer = await send('create/', { values })
      expect(answer.status, answer.text).toBe(200)
      return answer.body.row
    },
    /** The fields that a refused new row is wrong in. */
    async listProblems(values: object): Promise<string[]> {
      const answer = await send('create/', { values })
      expect(answer.status, answer.text).toBe(400)
      return Object.keys(answer.body.fields)
    },
    async list(choice: object = {}): Promise<{ rows: DeskRow[]; total: number }> {
      const answer = await send('', choice)
      expect(answer.status, answer.text).toBe(200)
      return answer.body
    },
    change: ({ id, version, values }: DeskRow, changes: object) =>
      send('change/', { id, version, values: { ...values, ...changes } }),
    remove: ({ id, version }: DeskRow) => send('remove/', { id, version }),
    history: async (id: string) => (await send('history/', { id })).body.entries,
  }
}

/** Nobody but groups 1 and 26 gets anything of the calls. */
export async function expectOwnersOnly(api: TestApi, desk: Desk, row: DeskRow): Promise<void> {
  const { id, version, values } = row
  const inputs = {
    '': {},
    'one/': { id },
    'create/': { values },
    'change/': { id, version, values },
    'remove/': { id, version },
    'history/': {},
    'undo/': { entryId: 1 },
    'export/': {},
    'import/': { csv: 'code\r\n', isTrial: true },
  }
  const before = await desk.list()
  const others = await Promise.all(
    [2, 20, 29, 45].map((group) => logInAs(api, { groups: [group], storeId: 1 })),
  )
  for (const call of [api.call, ...others.map((other) => other.call)])
    for (const [action, body] of Object.entries(inputs)) {
      const answer = await call('POST', `${desk.path}${action}`, body)
      expect([401, 403], action).toContain(answer.status)
    }
  expect(await desk.list()).toEqual(before)
  for (const group of [1, 26]) {
    const { call } = await logInAs(api, { groups: [group] })
    const one = await call('POST', `${desk.path}one/`, { id })
    expect(one.body.row, one.text).toEqual(row)
  }
}

/**
 * A change over what somebody else saved is refused with the row as it is; the first one is in the
 * history with the values before and after, and is undone. Returns what the history has of it.
 */
export async function expectConflictAndUndo(desk: Desk, row: DeskRow, changes: object) {
  const changed = await desk.change(row, changes)
  expect(changed.status, changed.text).toBe(200)
  const late = await desk.change(row, changes)
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
  expect(late.body.row).toEqual(changed.body.row)
  const [entry] = await desk.history(row.id)
  expect(entry).toMatchObject({ rowId: row.id, action: 'update', canUndo: true })
  expect(entry.by).not.toBe('')
  const undone = await desk.send('undo/', { entryId: entry.id })
  expect(undone.body.row, undone.text).toEqual(row)
  return { entry, changed: changed.body.row as DeskRow }
}

/** A removed row comes back from the history as it was. */
export async function expectRemovalUndone(desk: Desk, row: DeskRow): Promise<void> {
  const removed = await desk.remove(row)
  expect(removed.body, removed.text).toEqual({ result: true })
  expect((await desk.send('one/', { id: row.id })).status).toBe(404)
  const [entry] = await desk.history(row.id)
  const undone = await desk.send('undo/', { entryId: entry.id })
  expect(undone.body.row, undone.text).toEqual(row)
}

/** The rows go out as CSV, and read back change nothing; changed in the file they are changed. */
export async function expectFileKept(desk: Desk, [from, to]: [string, string]): Promise<void> {
  const { total } = await desk.list()
  const { csv, next } = (await desk.send('export/')).body
  expect(next).toBeNull()
  const read = async (text: string, isTrial = false) =>
    (await desk.send('import/', { csv: text, isTrial })).body
  const same = { created: 0, changed: 0, same: total, errors: [] }
  expect(await read(csv)).toEqual({ ...same, isSaved: true })
  expect(csv).toContain(from)
  const edited = csv.replace(from, to)
  const changed = { ...same, changed: 1, same: total - 1 }
  expect(await read(edited, true)).toEqual({ ...changed, isSaved: false })
  expect(await read(edited)).toEqual({ ...changed, isSaved: true })
  expect(await read(edited)).toEqual({ ...same, isSaved: true })
}
