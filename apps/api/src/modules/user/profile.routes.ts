import * as contract from '@svetlitsa/api-client/profile/contract'
import { isBirthdate } from '@svetlitsa/domain/identity/is-birthdate'
import { isEmail } from '@svetlitsa/domain/text/is-email'
import { isPersonName } from '@svetlitsa/domain/text/is-person-name'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { requestCode } from '../login/sms-code/request-code.ts'
import { toCodeAnswer } from '../login/sms-code/to-code-answer.ts'
import { findConsents, recordConsents } from './consent.queries.ts'
import { findProfile, saveBirthdate, saveProfile } from './profile.queries.ts'
import { requireAccount } from './require-account.ts'

export const profileRoutes = [
  handle(contract.getAdditionalInfo, async (context) => {
    const { id } = await requireAccount(context)
    const [profile, consents] = await Promise.all([
      findProfile(context.db, id),
      findConsents(context.db, id),
    ])
    return {
      name: profile?.name ?? '',
      email: profile?.email ?? '',
      phone: profile?.phone ?? '',
      birthdate: profile?.birthdate ?? null,
      hasPassword: Boolean(profile?.passwordHash),
      messageChannel: profile?.messageChannel ?? 'both',
      consents: consents.given,
      consentHistory: consents.history.map(({ createdAt, ...entry }) => ({
        ...entry,
        createdAt: createdAt.toISOString(),
      })),
    }
  }),

  handle(contract.setUserData, async (context, input) => {
    const { id } = await requireAccount(context)
    const texts = problemTexts[context.language].fields
    const name = input.name?.trim()
    const email = input.email?.trim()
    const fields: Record<string, string> = {}
    if (name !== undefined && !isPersonName(name)) fields.name = texts.name
    // Messages by e-mail alone would reach nobody without an address.
    const needsEmail = input.messageChannel === 'email'
    if (email ? !isEmail(email) : email === '' && needsEmail) fields.email = texts.email
    if (Object.keys(fields).length > 0) return refuse('invalid', { fields })
    const { messageChannel, consents = {} } = input
    await transact(context.db, async (tx) => {
      await saveProfile(tx, id, { name, email, messageChannel })
      await recordConsents(tx, id, consents)
    })
    return { result: true as const }
  }),

  handle(contract.setBirthdate, async (context, { birthdate }) => {
    const { id } = await requireAccount(context)
    if (!isBirthdate(birthdate, context.now)) {
      const { wrong } = problemTexts[context.language].fields
      return refuse('invalid', { fields: { birthdate: wrong } })
    }
    if (!(await saveBirthdate(context.db, id, birthdate))) return refuse('birthdate_set')
    return { result: true as const }
  }),

  handle(contract.sendProfileCode, async (context, { purpose }) => {
    const { phone } = await requireAccount(context)
    return toCodeAnswer(context, await requestCode(context, { phone, purpose }))
  }),
]
