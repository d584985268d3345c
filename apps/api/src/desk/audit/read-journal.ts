import { readFile } from 'node:fs/promises'
import { type JournalEntry, journalEntry } from './audit-journal.queries.ts'

/** Reads the journal of a client: one JSON object on a line; a last line cut off by a kill is left out. */
export async function readJournal(path: string): Promise<JournalEntry[]> {
  const lines = (await readFile(path, 'utf8')).split('\n')
  return lines.slice(0, -1).map((line) => journalEntry.parse(JSON.parse(line)))
}
