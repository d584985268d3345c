import type { Env } from '../../env.ts'

const TIMEOUT_MS = 8_000

/** Posts to the reports outside the shop; where none are named nothing leaves it. */
export async function tellAnalytics(
  env: Env,
  what: 'users' | 'purchases',
  said: Record<string, unknown>,
): Promise<void> {
  const { ANALYTICS_URL: url, ANALYTICS_TOKEN: token, ANALYTICS_PROJECT: projectId } = env
  if (!url) return
  const answer = await fetch(`${url.replace(/\/$/, '')}/${what}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ projectId, ...said }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`the reports answered ${answer.status} to ${what}`)
}
