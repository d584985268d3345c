import type { Profile } from '@svetlitsa/api-client/profile/queries'

/** The profile of a customer with a password, without birthday and e-mail. */
export function buildProfile(changed: Partial<Profile> = {}): Profile {
  return {
    name: 'Анна',
    email: '',
    phone: '79001234567',
    birthdate: null,
    hasPassword: true,
    messageChannel: 'both',
    consents: { smsAdvertising: true, emailAdvertising: false },
    consentHistory: [
      { kind: 'smsAdvertising', isGiven: true, createdAt: '2026-11-20T12:00:00.000Z' },
    ],
    ...changed,
  }
}
