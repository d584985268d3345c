/** URL of a PostgreSQL server to use for the tests instead of the embedded one. */
export function readTestDatabaseUrl(): string | undefined {
  return process.env.TEST_DATABASE_URL || undefined
}
