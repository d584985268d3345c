import * as z from 'zod'
import { getEnteredDatabaseUrl } from '../../env.ts'

/** The exit code for settings with which a program cannot start, as the router uses it. */
const INVALID_SETTINGS = 3

/**
 * Runs the start of a program. A failure that its operator can correct, i.e. invalid settings, a
 * database or a folder that cannot be used or a port that is taken, ends the process with two lines on the standard error: what is
 * wrong, and what to do. Other errors are thrown on.
 *
 * @param program begins the sentence: «The API»
 */
export async function startOrExplain<T>(program: string, start: () => Promise<T>): Promise<T> {
  try {
    return await start()
  } catch (error) {
    const lines = explainStartFailure(error, getEnteredDatabaseUrl())
    if (!lines) throw error
    process.stderr.write(`${program} cannot start: ${lines.problem}\n${lines.advice}\n`)
    process.exit(INVALID_SETTINGS)
  }
}

interface Explanation {
  problem: string
  advice: string
}

/** Null if the error says nothing that an operator could correct. The password is never printed. */
export function explainStartFailure(
  error: unknown,
  databaseUrl: string | undefined,
): Explanation | null {
  if (error instanceof z.ZodError) {
    const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    return {
      problem: `invalid settings (${problems.join('; ')}).`,
      advice: 'Correct these environment variables; docs/settings.md explains them.',
    }
  }
  const explained = explainSystemError(error)
  if (explained) return explained
  if (isNotMigrated(error))
    return {
      problem: `${describeServer(databaseUrl)} does not have the tables of this version.`,
      advice: 'Migrate it: node src/command/migrate.ts in apps/api.',
    }
  const code = findCode(error)
  const reason = code && databaseProblems[code]
  if (!reason) return null
  return {
    problem: `${reason} at ${describeServer(databaseUrl)} (${code}).`,
    advice: 'Check DATABASE_URL (postgres://user:password@host:port/database) and the server.',
  }
}

/** The queue of jobs is the first that looks for its tables. */
function isNotMigrated(error: unknown): boolean {
  return error instanceof Error && /^pg-boss (is not|database)/.test(error.message)
}

/** A port that cannot be listened on, and a data folder that cannot be used. */
function explainSystemError(error: unknown): Explanation | null {
  if (!(error instanceof Error)) return null
  const { code, syscall, path, address, port } = error as NodeJS.ErrnoException & {
    address?: string
    port?: number
  }
  if (syscall === 'listen')
    return {
      problem: `it cannot listen on ${address}:${port} (${code}).`,
      advice:
        code === 'EADDRINUSE'
          ? 'Another program listens there: stop it, or choose another PORT.'
          : 'Check HOST and PORT.',
    }
  if (syscall === 'mkdir' || syscall === 'access')
    return {
      problem: `${path} cannot be used (${code}).`,
      advice: 'Check DATA_DIR: another folder, or the rights of this one.',
    }
  return null
}

/** Errors of the network and SQLSTATE codes of PostgreSQL that a wrong DATABASE_URL causes. */
const databaseProblems: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no PostgreSQL server listens',
  ECONNRESET: 'no PostgreSQL server answers',
  ENOENT: 'no PostgreSQL server listens',
  ENOTFOUND: 'no host has this name',
  EAI_AGAIN: 'the name of the host could not be looked up',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network of the host cannot be reached',
  ETIMEDOUT: 'no PostgreSQL server answers',
  '28P01': 'PostgreSQL rejects the password',
  '28000': 'PostgreSQL rejects the user',
  '3D000': 'the database does not exist',
  '42501': 'PostgreSQL does not let the user work',
}

/** Drizzle wraps the errors of the driver, and Node those of several addresses of one host. */
function findCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, cause, errors } = error as NodeJS.ErrnoException & { errors?: unknown[] }
  if (code && code in databaseProblems) return code
  return findCode(cause) ?? findCode(errors?.[0])
}

function describeServer(databaseUrl: string | undefined): string {
  if (!databaseUrl || !URL.canParse(databaseUrl)) return 'the address in DATABASE_URL'
  const { host, pathname, searchParams } = new URL(databaseUrl)
  return `${host || (searchParams.get('host') ?? 'the local socket')}${pathname}`
}
