import { parseArgs } from 'node:util'
import * as z from 'zod'
import { isDemonstration } from '../composition/load-demonstration.ts'
import { checkDatabase } from '../desk/doctor/check-database.queries.ts'
import { checkProviders } from '../desk/doctor/check-providers.ts'
import { checkSettings, describeInvalidSettings } from '../desk/doctor/check-settings.ts'
import { checkStorage } from '../desk/doctor/check-storage.ts'
import { checkWork } from '../desk/doctor/check-work.queries.ts'
import type { Finding } from '../desk/doctor/finding.ts'
import { formatFindings } from '../desk/doctor/format-findings.ts'
import { listGivenNames, listSettingNames, readEnv } from '../env.ts'
import { openDatabase } from '../platform/database/database.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { explainStartFailure } from '../platform/start/start-or-explain.ts'

/**
 * Checks a shop from the side of the API, changes nothing, prints a table or JSON, and exits with 1
 * if something is wrong. The bootstrap's `shop doctor` passes what it has found itself.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    reach: { type: 'boolean', default: false },
    /** Findings of the caller, as JSON. */
    findings: { type: 'string', default: '[]' },
    /** Settings of the other programs, by commas. */
    settings: { type: 'string', default: '' },
  },
})
const callerFindings: Finding[] = JSON.parse(values.findings)
const findings = [...(await examine()), ...callerFindings]
process.stdout.write(
  values.json ? `${JSON.stringify(findings, null, 2)}\n` : formatFindings(findings),
)
process.exitCode = findings.some(({ state }) => state === 'fail') ? 1 : 0

async function examine(): Promise<Finding[]> {
  let env: ReturnType<typeof readEnv>
  try {
    env = readEnv()
  } catch (error) {
    if (error instanceof z.ZodError) return describeInvalidSettings(error)
    throw error
  }
  const known = [...listSettingNames(), ...values.settings.split(',').filter(Boolean)]
  const isDemo = isDemonstration(env)
  return [
    ...checkSettings({ ...env, isDemonstration: isDemo }, listGivenNames(), known),
    ...(await examineDatabase(env)),
    ...(await checkStorage(env)),
    ...(await checkProviders(env, { isReaching: values.reach, isDemonstration: isDemo })),
  ]
}

/** Tables are read only where the migrations are those of this release. */
async function examineDatabase({ DATABASE_URL }: ReturnType<typeof readEnv>): Promise<Finding[]> {
  const { db, close } = openDatabase(DATABASE_URL, 1, createLogger('silent'))
  try {
    const found = await checkDatabase(db)
    const isMigrated = found.every(({ area, state }) => area !== 'migrations' || state === 'ok')
    return isMigrated ? [...found, ...(await checkWork(db))] : found
  } catch (error) {
    const explained = explainStartFailure(error, DATABASE_URL)
    if (!explained) throw error
    const { problem, advice } = explained
    return [{ area: 'PostgreSQL', state: 'fail', text: problem, advice }]
  } finally {
    await close()
  }
}
