import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import type { Db } from '../../platform/database/database.ts'
import { regionFile } from './region-file.ts'
import { saveRegions } from './save-regions.queries.ts'

/** A region file is invalid; lists every invalid value. */
export class RegionFileError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'RegionFileError'
  }
}

/** Imports the regions of a JSON file in one transaction: all of them, or none. */
export async function importRegions(db: Db, path: string): Promise<string[]> {
  const rows = regionFile.safeParse(readJson(await readFile(path, 'utf8')))
  if (!rows.success) throw new RegionFileError(z.prettifyError(rows.error))
  const { added, changed } = await db.transaction((tx) => saveRegions(tx, rows.data))
  return [`${added} regions added, ${changed} changed`]
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RegionFileError('The file is not valid JSON', error)
  }
}
