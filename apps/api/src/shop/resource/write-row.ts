import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import type { Context, Language } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { computeVersion } from './compute-version.ts'
import type { AnyRepository, FieldProblem, StoredRow } from './resource-repository.ts'

type Values = Record<string, unknown>
export type AnyRow = StoredRow<Values, Values>

export const toAnswer = (row: AnyRow) => ({ ...row, version: computeVersion(row.values) })

/** Violations of constraints that are the writer's to mend, by the code of PostgreSQL. */
const violations: Readonly<Record<string, FieldProblem>> = {
  '23505': 'taken',
  '23503': 'notListed',
  '23514': 'wrong',
}

interface DatabaseError {
  code: string
  constraint: string
}

/** The constraint that refused a statement, or null for any other error. */
export function readViolation(error: unknown): DatabaseError | null {
  const cause = error instanceof Error ? (error.cause ?? error) : null
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return null
  const { code } = cause
  const constraint = 'constraint' in cause ? String(cause.constraint) : ''
  return typeof code === 'string' && code in violations ? { code, constraint } : null
}

export function describeProblems(
  problems: Readonly<Record<string, FieldProblem | undefined>>,
  language: Language,
): Record<string, string> {
  const texts = problemTexts[language].fields
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      `values.${field}`,
      texts[problem ?? 'wrong'],
    ]),
  )
}

/**
 * Creates a row, or changes the one of the id, after the rules that need the database. What a rule or
 * a constraint refuses is told at its field, and the transaction around it can go on.
 */
export async function writeRow(
  tx: Db,
  repository: AnyRepository,
  context: Context,
  { id, values }: { id: string | null; values: Values },
): Promise<string | Refusal<'invalid' | 'not_possible'>> {
  const { create } = repository
  if (id === null && !create) return refuse('not_possible')
  const refuseFields = (problems: Record<string, FieldProblem | undefined>) =>
    refuse('invalid', { fields: describeProblems(problems, context.language) })
  const problems = await repository.check(tx, values, id)
  if (Object.keys(problems).length > 0) return refuseFields(problems)
  try {
    // A savepoint, so that a refused line of a file does not end the import.
    return await tx.transaction(async (savepoint) => {
      if (id === null) return create ? create(savepoint, values, context) : ''
      await repository.change(savepoint, id, values, context)
      return id
    })
  } catch (error) {
    const violation = readViolation(error)
    const field = violation && repository.constraints[violation.constraint]
    if (!violation || !field) throw error
    return refuseFields({ [field]: violations[violation.code] })
  }
}
