import type { Context } from '../../../platform/context/context.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { type LoginRefusal, loginRefusalText } from '../login-refusal.ts'
import type { CodeRequest } from './request-code.ts'

/** The answer of a call that sends a code. */
export function toCodeAnswer({ language }: Pick<Context, 'language'>, request: CodeRequest) {
  return 'reason' in request
    ? {
        result: false,
        error: loginRefusalText(request, language),
        retryAfterSeconds: request.retryAfterSeconds,
      }
    : { result: true, error: null, retryAfterSeconds: request.retryAfterSeconds }
}

/** Refuses a call whose code was wrong, in the words of the login. */
export function refuseCode(
  { language }: Pick<Context, 'language'>,
  refusal: LoginRefusal,
  field = 'code',
) {
  const text = loginRefusalText(refusal, language)
  return refuse('code_refused', { values: { text }, fields: { [field]: text } })
}
