import type { LoginAnswer } from '../login/login-answer.ts'

const customer = {
  id: 6,
  sessid: 's',
  group: [2],
  name: 'Ольга',
  phone: '79001234567',
  email: 'olga@example.ru',
  favorites: 0,
  isStaff: false,
  isAssembler: false,
  prefillsContacts: true,
  isSubscribed: false,
  isLoggedInByCode: true,
}

/** The answer to a code or password: a customer is logged in, unless it says otherwise. */
export function buildLoginAnswer(changes: Partial<LoginAnswer> = {}): LoginAnswer {
  return {
    status: 'success',
    userData: customer,
    favorites: 0,
    basket: 0,
    basketChanges: [],
    error: null,
    needsCode: false,
    needsPassword: false,
    needsNewPassword: false,
    needsCaptcha: false,
    smsStatusId: null,
    codePhone: null,
    retryAfterSeconds: 0,
    ...changes,
  }
}
