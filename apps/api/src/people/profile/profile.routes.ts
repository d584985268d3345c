import * as contract from '@svetlitsa/api-client/profile/contract'
import { isBirthdate } from '@svetlitsa/domain/identity/is-birthdate'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import { profileTexts } from '@svetlitsa/i18n/profile/profile-texts'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { requestCode } from '../login/sms-code/request-code.ts'
import { toCodeAnswer } from '../login/sms-code/to-code-answer.ts'
import { endSubscription, isSubscribed } from '../subscription/subscription.queries.ts'
import { findConsents, recordConsents } from '../user/consent.queries.ts'
import { findProfile, saveBirthdate, saveProfile } from '../user/profile.queries.ts'
import { requireAccount } from '../user/require-account.ts'

export const profileRoutes = [
  handle(contract.getAdditionalInfo, async (context) => {
    const { id, phone } = await requireAccount(context)
    const [profile, consents, hasNewsletter] = await Promise.all([
      findProfile(context.db, id),
      findConsents(context.db, id),
      isSubscribed(context.db, phone),
    ])
    const emailAdvertising = consents.given.emailAdvertising || hasNewsletter
    return {
      name: profile?.name ?? '',
      email: profile?.email ?? '',
      phone: profile?.phone ?? '',
      birthdate: profile?.birthdate ?? null,
      hasPassword: Boolean(profile?.passwordHash),
      messageChannel: profile?.messageChannel ?? 'both',
      consents: { ...consents.given, emailAdvertising },
      consentHistory: consents.history.map(({ createdAt, ...entry }) => ({
        ...entry,
        createdAt: createdAt.toISOString(),
      })),
    }
  }),

  handle(contract.setUserData, async (context, input) => {
    const { id, phone } = await requireAccount(context)
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
    const isNewsletterEnded = await transact(context.db, async (tx) => {
      await saveProfile(tx, id, { name, email, messageChannel })
      const isEnded = consents.emailAdvertising === false && (await endSubscription(tx, phone))
      // Who subscribes agrees to the e-mails, whatever the profile said before.
      await recordConsents(tx, id, consents, isEnded ? { emailAdvertising: true } : {})
      return isEnded
    })
    const { newsletterEnded } = profileTexts[context.language].consents
    return { result: true as const, message: isNewsletterEnded ? newsletterEnded : null }
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
