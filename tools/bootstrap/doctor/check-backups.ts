import { listBackups } from '@svetlitsa/postgres/backup/list-backups'
import type { Finding } from './finding.ts'

const HOUR_MS = 3_600_000
/** A daily backup may take a while, or run late once. */
const MAX_AGE_HOURS = 48

/** Checks the age of the newest complete backup in a folder. */
export async function checkBackups(folder: string, now: Date): Promise<Finding> {
  const area = 'backups'
  const newest = (await listBackups(folder)).at(-1)
  if (!newest) {
    const advice = 'npm run shop -- backup FOLDER, every night from cron.'
    return { area, state: 'warn', text: `none in ${folder}`, advice }
  }
  const hours = (now.getTime() - Date.parse(newest.manifest.finishedAt)) / HOUR_MS
  return {
    area,
    state: hours > MAX_AGE_HOURS ? 'fail' : 'ok',
    text: `the newest in ${folder} is ${formatAge(hours)} old`,
    advice: 'Look at the output of the nightly npm run shop -- backup.',
  }
}

function formatAge(hours: number): string {
  return hours < MAX_AGE_HOURS ? `${Math.round(hours)} h` : `${Math.floor(hours / 24)} days`
}
