import { getUpstream } from './get-upstream.ts'

/** Asks the API in the router's own name. */
export interface ApiClient {
  /** Answer of a GET as JSON; any status but 200 throws. */
  get(path: string, headers?: Record<string, string>): Promise<unknown>
}

export function createApiClient(origin: string, token: string): ApiClient {
  return {
    async get(path, headers = {}) {
      const answer = await getUpstream(`${origin}${path}`, {
        headers: { 'x-internal-token': token, accept: 'application/json', ...headers },
        timeoutMs: 3000,
        maxBytes: 32 * 1024 * 1024,
      })
      if (answer.status !== 200) throw new Error(`The API answered ${answer.status} to ${path}`)
      return JSON.parse(answer.body.toString('utf8'))
    },
  }
}
