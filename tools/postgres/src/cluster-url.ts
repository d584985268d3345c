/** The role that owns everything in the embedded server. */
export const clusterRole = 'svetlitsa'

/** The address of a database in the embedded server. */
export function clusterUrl(port: number, password: string, database: string): string {
  return `postgres://${clusterRole}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`
}
