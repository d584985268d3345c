/** A PostgreSQL for the tests where the embedded one is not wanted. */
export function readTestDatabaseUrl(): string | undefined {
  return process.env.TEST_DATABASE_URL || undefined
}
