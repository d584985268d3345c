/** URL of a PostgreSQL server to use for the tests instead of the embedded one. */
export function readTestDatabaseUrl(): string | undefined {
  return process.env.TEST_DATABASE_URL || undefined
}

/** Changes the folder of temporary files for this process and those that it starts. */
export function setTemporaryFolder(folder: string): void {
  process.env.TMPDIR = folder
}
