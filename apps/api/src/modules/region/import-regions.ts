import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import type { Db } from '../../platform/database.ts'
import { regionFile } from './region-file.ts'
import { saveRegions } from './save-regions.queries.ts'

/** A file of regions that cannot be taken, with every place that is wrong. */
export class RegionFileFault extends Error {
  constructor(words: string, cause?: unknown) {
    super(words, { cause })
    this.name = 'RegionFileFault'
  }
}

/** Takes the regions of a JSON file in one transaction: all of them, or none. */
export async function importRegions(db: Db, path: string): Promise<string[]> {
  const rows = regionFile.safeParse(readJson(await readFile(path, 'utf8')))
  if (!rows.success) throw new RegionFileFault(z.prettifyError(rows.error))
  const { added, changed } = await db.transaction((tx) => saveRegions(tx, rows.data))
  return [`${added} regions added, ${changed} changed`]
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RegionFileFault('The file is no JSON', error)
  }
}
