import { openOutbox } from '@svetlitsa/api-client/kept-assembly/kept-assembly'
import { del, set, values } from 'idb-keyval'
import type { OutboxAction } from './outbox-action.ts'

/** The actions on this device, the earliest first. */
export async function readActions(): Promise<OutboxAction[]> {
  const actions = await values<OutboxAction>(openOutbox())
  return actions.toSorted((one, other) => one.doneAt - other.doneAt)
}

export async function storeAction(action: OutboxAction): Promise<void> {
  await set(action.id, action, openOutbox())
}

export async function removeAction(id: string): Promise<void> {
  await del(id, openOutbox())
}
