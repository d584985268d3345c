import type { ShopSettings } from '../env.ts'
import { printLine } from '../launcher/progress.mjs'

export interface DemoLogin {
  role: string
  login: string
  how: string
}

/** Prints the shop’s address, its demo logins and how to close it. */
export function printWelcome(
  origin: string,
  settings: ShopSettings,
  { logins, firstAdminUrl }: { logins: DemoLogin[]; firstAdminUrl: string },
): void {
  const width = Math.max(0, ...logins.map(({ role }) => role.length))
  const loginWidth = Math.max(0, ...logins.map(({ login }) => login.length))
  printLine('')
  printLine(`  The shop is open: ${origin}/`)
  printLine('')
  if (logins.length > 0) printLine('  Demo logins:')
  for (const { role, login, how } of logins) {
    printLine(`    ${role.padEnd(width)}  ${login.padEnd(loginWidth)}  ${how}`)
  }
  if (firstAdminUrl) {
    printLine(`  First administrator: ${firstAdminUrl}`)
    printLine('    (works once, for 24 hours; each start prints another link)')
  }
  if (settings.demo) printLine(`  All outgoing SMS and e-mails: ${origin}/develop/outbox/`)
  printLine(`  Data and logs: ${settings.dataDir}`)
  printLine('  Ctrl-C closes the shop.')
  printLine('')
}

/** Parses the output of the API’s demo-logins command, one JSON object per line. */
export function readDemoLogins(output: string): DemoLogin[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .map(({ role, login, how }) => ({ role: String(role), login: String(login), how: String(how) }))
}
