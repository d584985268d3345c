import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Audience } from './get-audience.ts'

/** One request in the pipeline with the values parsed so far. */
export interface RequestContext {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly id: string
  readonly client: string
  readonly secure: boolean
  readonly host: string
  readonly hostname: string
  readonly path: string
  /** Without its question mark. */
  readonly query: string
  readonly audience: Audience
}

/** GET and HEAD: only these receive pages, files and redirects. */
export function isReadOnly(context: RequestContext): boolean {
  return context.request.method === 'GET' || context.request.method === 'HEAD'
}
