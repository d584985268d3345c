import { fetchUpstream } from './fetch-upstream.ts'

/** Calls the API on behalf of the router itself. */
export interface ApiClient {
  /** Returns the JSON response of a GET; throws on any status but 200. */
  get(path: string, headers?: Record<string, string>): Promise<unknown>
}

export function createApiClient(origin: string, token: string): ApiClient {
  return {
    async get(path, headers = {}) {
      const answer = await fetchUpstream(`${origin}${path}`, {
        headers: { 'x-internal-token': token, accept: 'application/json', ...headers },
        timeoutMs: 3000,
        maxBytes: 32 * 1024 * 1024,
      })
      if (answer.status !== 200) throw new Error(`The API answered ${answer.status} to ${path}`)
      return JSON.parse(answer.body.toString('utf8'))
    },
  }
}
