/** How processes of this release and later ones present themselves to the database (ADR 0101). */
const NAME = 'svetlitsa'

/** The address of the database, under which a connection states that name before one of its own. */
export function nameConnection(databaseUrl: string): string {
  const own = /[?&]application_name=([^&]*)/.exec(databaseUrl)?.[1] ?? ''
  const name = own === '' ? NAME : own.startsWith(NAME) ? own : `${NAME}%20${own}`
  return `${databaseUrl}${databaseUrl.includes('?') ? '&' : '?'}application_name=${name}`
}
