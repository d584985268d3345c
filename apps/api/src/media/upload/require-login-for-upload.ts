import type { UploadPurpose } from '@svetlitsa/domain/upload/upload-limits'
import { requireLoginByCode } from '../../people/login/require-login-by-code.ts'
import type { Context } from '../../platform/context/context.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { findOwnUpload } from './upload.queries.ts'

type Caller = Pick<Context, 'db' | 'session'>

/** The person whose upload is asked for; an unknown one is left to whoever looks for it. */
export async function requireLoginForUpload(caller: Caller, id: string): Promise<number> {
  const userId = getUserId(caller)
  const row = await findOwnUpload(caller.db, { id, userId })
  return row ? requireLoginForPurpose(caller, row.purpose) : userId
}

/**
 * The person whose uploads for a purpose are asked for. Those for a claim need a login by a code as
 * the claim itself does, before a form takes them too (claim.login).
 */
export async function requireLoginForPurpose(
  caller: Caller,
  purpose: UploadPurpose,
): Promise<number> {
  return purpose === 'claim' ? requireLoginByCode(caller) : getUserId(caller)
}

function getUserId({ session }: Caller): number {
  if (!session?.userId) throw new HttpError(401, 'login_needed')
  return session.userId
}
