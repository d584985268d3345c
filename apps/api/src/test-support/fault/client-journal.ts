import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'

/** What a client meant to do, and what it was told: written to the disk before it goes on. */
export type JournalEntry =
  | { what: 'order intended'; key: string }
  | { what: 'order answered'; key: string; status: number; basketGroup?: string; totals?: number[] }
  | { what: 'payment answered'; basketGroup: string; paymentGuid: string; sum: number }
  | { what: 'paid'; basketGroup: string; providerPaymentId: string; sum: number }

export interface ClientJournal {
  write(entry: JournalEntry): void
  /** Everything on the disk. */
  read(): JournalEntry[]
  close(): void
}

/** A journal that survives whatever is killed during a test. */
export function openClientJournal(file: string): ClientJournal {
  const descriptor = openSync(file, 'a')
  return {
    write(entry) {
      writeSync(descriptor, `${JSON.stringify(entry)}\n`)
      fsyncSync(descriptor)
    },
    read: () =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    close: () => closeSync(descriptor),
  }
}
