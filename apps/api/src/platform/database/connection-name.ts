/** How every process of the shop presents itself to the database, such as in pg_stat_activity. */
const NAME = 'svetlitsa'

/** The address of the database, under which a connection states that name before one of its own. */
export function nameConnection(databaseUrl: string): string {
  const own = /[?&]application_name=([^&]*)/.exec(databaseUrl)?.[1] ?? ''
  const name = own === '' ? NAME : own.startsWith(NAME) ? own : `${NAME}%20${own}`
  return `${databaseUrl}${databaseUrl.includes('?') ? '&' : '?'}application_name=${name}`
}
