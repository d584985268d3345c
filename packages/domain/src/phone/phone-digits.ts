/** A phone stripped to its digits, as it is saved and sent (account §5). */
export function phoneDigits(phone: string): string {
  return phone.replace(/[^0-9]/g, '')
}
