import { createStore, entries, setMany } from 'idb-keyval'
import { ownerKey } from './wipe-assembly.ts'

/** What the assembler's cabinet keeps of an answer. */
export interface KeptAnswer {
  queryKey: readonly unknown[]
  data: unknown
  /** When it was fetched, in epoch milliseconds. */
  updatedAt: number
}

const maxAgeMs = 14 * 86_400_000

/** Databases of the browser: what is read, and what waits to be sent (also in `wipeAssembly`). */
const openKept = () => createStore('svetlitsa-assembler', 'answers')
export const openOutbox = () => createStore('svetlitsa-assembler-outbox', 'actions')

/** A browser may have no database, or forbid it in private mode. */
export const canKeepAssembly = () => typeof indexedDB !== 'undefined'

export async function keepAnswers(answers: readonly KeptAnswer[]): Promise<void> {
  await setMany(
    answers.map((answer) => [JSON.stringify(answer.queryKey), answer]),
    openKept(),
  )
}

/** What was kept in the last fourteen days. */
export async function readKeptAnswers(now: number): Promise<KeptAnswer[]> {
  const kept = await entries<string, KeptAnswer>(openKept())
  return kept.map(([, answer]) => answer).filter(({ updatedAt }) => now - updatedAt < maxAgeMs)
}

/** Remembers whose data is kept in this browser. */
export function markAssemblyKept(ownerId: number): void {
  localStorage.setItem(ownerKey, String(ownerId))
}
