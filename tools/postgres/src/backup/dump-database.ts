import { join } from 'node:path'
import { Client } from 'pg'
import { requireClientProgram, runClientProgram } from './client-program.ts'
import { copyFolder, hashFile, measureFolder } from './copy-folder.ts'
import { type BackupOptions, type FinishedBackup, makeBackup } from './make-backup.ts'

/** The file of a dump in its backup. */
export const DUMP_FILE = 'database.dump'

/**
 * Backs up a database of another server with pg_dump, and the uploaded files.
 *
 * @throws {ClusterError} with a message for the terminal; nothing unfinished is left then.
 */
export async function dumpDatabase(
  options: BackupOptions & { url: string },
): Promise<FinishedBackup> {
  const { url, mediaDir, reportProgress, signal } = options
  const { major, bytes } = await readDatabase(url)
  requireClientProgram('pg_dump', major)
  const neededBytes = bytes + (await measureFolder(mediaDir))
  return makeBackup(options, neededBytes, async (draft) => {
    reportProgress?.('database')
    const file = join(draft, DUMP_FILE)
    // The dump is of the moment at which it begins.
    const finishedAt = new Date().toISOString()
    await runClientProgram('pg_dump', url, ['--format=custom', `--file=${file}`], signal)
    const dump = await hashFile(file)
    reportProgress?.('uploaded files')
    const isExcluded = (path: string) => path.endsWith('.part')
    const media = await copyFolder(mediaDir, join(draft, 'media'), { isExcluded, signal })
    return {
      kind: 'dump',
      major,
      finishedAt,
      files: [
        ...(dump ? [{ path: DUMP_FILE, ...dump }] : []),
        ...media.map((one) => ({ ...one, path: join('media', one.path) })),
      ],
    }
  })
}

async function readDatabase(url: string): Promise<{ major: number; bytes: number }> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int / 10000 as major,
         pg_database_size(current_database())::float8 as bytes`,
    )
    return rows[0]
  } finally {
    await client.end()
  }
}
