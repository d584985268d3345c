import { say } from '../bare/progress.mjs'
import type { ShopSettings } from '../env.ts'

export interface DemoLogin {
  role: string
  login: string
  how: string
}

/** Says where the shop is, who may come in and how to close it. */
export function printWelcome(origin: string, settings: ShopSettings, logins: DemoLogin[]): void {
  const width = Math.max(0, ...logins.map(({ role }) => role.length))
  const loginWidth = Math.max(0, ...logins.map(({ login }) => login.length))
  say('')
  say(`  Светлица is open: ${origin}/`)
  say('')
  if (logins.length > 0) say('  Demo logins:')
  for (const { role, login, how } of logins) {
    say(`    ${role.padEnd(width)}  ${login.padEnd(loginWidth)}  ${how}`)
  }
  if (settings.demo)
    say(`  Every SMS and e-mail that would have gone out: ${origin}/develop/outbox/`)
  say(`  Data and logs: ${settings.dataDir}`)
  say('  Ctrl-C closes the shop.')
  say('')
}

/** Reads the lines of the API's demo-logins command, one JSON object each. */
export function readDemoLogins(output: string): DemoLogin[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .map(({ role, login, how }) => ({ role: String(role), login: String(login), how: String(how) }))
}
