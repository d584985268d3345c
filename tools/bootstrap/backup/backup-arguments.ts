import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { UserError } from '../launcher/user-error.mjs'

export const backupUsage = `  npm run shop -- backup [FOLDER] [--keep 7]              back up database and uploaded files
  npm run shop -- restore FOLDER [--to TIME]              restore a backup of the closed shop`

export type BackupCommand =
  | { action: 'backup'; folder: string; keep: number }
  | { action: 'restore'; folder: string; to: Date | undefined }

/**
 * Parses `backup [FOLDER] [--keep N]` and `restore FOLDER [--to TIME]`; undefined for another
 * command. A time without a zone is local.
 *
 * @throws {UserError} for wrong arguments.
 */
export function parseBackupArguments(
  args: string[],
  { callerFolder, dataDir }: { callerFolder: string; dataDir: string },
): BackupCommand | undefined {
  const [action, ...rest] = args
  if (action !== 'backup' && action !== 'restore') return undefined
  const { positionals, values } = readOptions(rest)
  const [folder, ...more] = positionals
  const path = folder ? resolve(callerFolder, folder) : join(dataDir, 'backups')
  if (more.length > 0) throw new UserError(backupUsage)
  if (action === 'backup') {
    const keep = Number(values.keep ?? 7)
    if (values.to !== undefined || !Number.isInteger(keep) || keep < 1)
      throw new UserError(backupUsage)
    return { action, folder: path, keep }
  }
  if (!folder || values.keep !== undefined) throw new UserError(backupUsage)
  const to = values.to === undefined ? undefined : new Date(values.to)
  if (to && Number.isNaN(to.getTime()))
    throw new UserError(
      `«${values.to}» is not a time. Write it like 2026-03-01T14:30 or 2026-03-01T11:30:00Z`,
    )
  return { action, folder: path, to }
}

function readOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { keep: { type: 'string' }, to: { type: 'string' } },
    })
  } catch {
    throw new UserError(backupUsage)
  }
}
