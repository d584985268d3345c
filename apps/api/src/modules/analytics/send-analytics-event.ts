import type { Env } from '../../env.ts'

const TIMEOUT_MS = 8_000

/** Posts an event to the external analytics service; does nothing when none is configured. */
export async function sendAnalyticsEvent(
  env: Env,
  kind: 'users' | 'purchases',
  payload: Record<string, unknown>,
): Promise<void> {
  const { ANALYTICS_URL: url, ANALYTICS_TOKEN: token, ANALYTICS_PROJECT: projectId } = env
  if (!url) return
  const answer = await fetch(`${url.replace(/\/$/, '')}/${kind}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ projectId, ...payload }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`analytics responded with ${answer.status} to ${kind}`)
}
