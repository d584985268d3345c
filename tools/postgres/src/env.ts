/** The environment of a client program of PostgreSQL: the user's own settings and the password. */
export function buildClientEnvironment(password: string): NodeJS.ProcessEnv {
  return { ...process.env, ...(password ? { PGPASSWORD: password } : {}) }
}
