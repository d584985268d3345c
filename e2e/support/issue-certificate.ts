import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildCommandEnv } from './env.ts'

const api = join(import.meta.dirname, '..', '..', 'apps', 'api')

/** Issues a gift certificate in roubles by the shop's command; its number and key as printed. */
export async function issueCertificate(sum: number): Promise<{ code: string; secretKey: string }> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['src/command/shop.ts', 'certificates', 'issue', '--count', '1', '--sum', String(sum)],
    { cwd: api, env: buildCommandEnv() },
  )
  const [code, secretKey] = stdout.trim().split('\n').at(-1)?.split(',') ?? []
  if (!code || !secretKey) throw new Error(`no certificate was issued: ${stdout}`)
  return { code, secretKey }
}
