/** The role that owns all objects in the embedded server. */
export const clusterRole = 'svetlitsa'

/** URL of a database in the embedded server. */
export function buildClusterUrl(port: number, password: string, database: string): string {
  return `postgres://${clusterRole}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`
}
