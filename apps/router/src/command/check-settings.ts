import { listSettingNames, readSettings } from '../env.ts'

/** Prints as JSON which variables the router reads, and what is wrong with them, for the doctor. */
process.stdout.write(JSON.stringify({ ...check(), names: listSettingNames() }))

function check(): { problem: string | null; trustsProxies: boolean } {
  try {
    const { trustedProxies } = readSettings()
    return { problem: null, trustsProxies: trustedProxies.length > 0 }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error), trustsProxies: false }
  }
}
