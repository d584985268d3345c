import type { UploadPurpose } from '@svetlitsa/domain/upload/upload-limits'
import type { Context } from '../../platform/context/context.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { requireLoginByCode } from '../login/require-login-by-code.ts'
import { findOwnUpload } from './upload.queries.ts'

type Caller = Pick<Context, 'db' | 'session'>

/**
 * The person whose uploads for a purpose are asked for. Those for a claim are photographs of a home:
 * as the claim itself they need a login by a code, before a form takes them too (claim.login).
 */
export async function requireUploadLogin(caller: Caller, purpose: UploadPurpose): Promise<number> {
  const { session } = caller
  if (!session?.userId) throw new HttpError(401, 'login_needed')
  return purpose === 'claim' ? requireLoginByCode(caller) : session.userId
}

/** The same for one upload; an unknown one is left to whoever looks for it. */
export async function requireLoginForUpload(caller: Caller, id: string): Promise<number> {
  const { db, session } = caller
  if (!session?.userId) throw new HttpError(401, 'login_needed')
  const { userId } = session
  const row = await findOwnUpload(db, { id, userId })
  return row ? requireUploadLogin(caller, row.purpose) : userId
}
