import type { Env } from '../../env.ts'

export interface DadataAccess {
  baseUrl: string
  token: string
}

const TIMEOUT_MS = 2_000

/** The address and key of DaData; null where no key is set. */
export function getDadataAccess({
  DADATA_URL: baseUrl,
  DADATA_TOKEN: token,
}: Pick<Env, 'DADATA_URL' | 'DADATA_TOKEN'>): DadataAccess | null {
  return token ? { baseUrl, token } : null
}

/** Calls a method of the suggestion API of DaData; throws when it is away or refuses. */
export async function postToDadata(
  { baseUrl, token }: DadataAccess,
  method: string,
  body: object,
): Promise<unknown> {
  const reply = await fetch(`${baseUrl}/${method}`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      authorization: `Token ${token}`,
      'content-type': 'application/json',
      accept: 'application/json',
    },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`DaData responded with ${reply.status}`)
  return reply.json()
}
