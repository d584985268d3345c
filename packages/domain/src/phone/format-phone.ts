/**
 * Formats a phone number for display: «+7 (916) 123-45-67». Other text is returned unchanged. It
 * reads whole numbers alone: what people type is read by `readPhone`, which is too large for screens
 * that only show a number.
 */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const [, code, ...parts] = /^[78](\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits) ?? []
  return code === undefined ? phone : `+7 (${code}) ${parts.join('-')}`
}
