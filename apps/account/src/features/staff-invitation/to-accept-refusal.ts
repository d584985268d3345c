type Refusal = { reason: string; message: string }

const fieldOfReason: Readonly<Record<string, 'code' | 'password'>> = {
  code_refused: 'code',
  password_common: 'password',
}

/** The refusal of an invitation at the field that it is about. */
export function toAcceptRefusal({ reason, message }: Refusal) {
  const field = fieldOfReason[reason]
  return { ok: false as const, message, fields: field ? { [field]: message } : {} }
}
