import { limitSlug } from '@svetlitsa/domain/text/slug'

interface CodeRequest {
  /** The slug of a name. */
  base: string
  /** A slug that tells it from others of the same name, such as that of an article. */
  detail?: string
  maxLength: number
}

/** A longer detail would leave no room for the name. */
const MAX_DETAIL_LENGTH = 40

/**
 * The base if it is free, otherwise the base with its detail, otherwise that with a number; cut to
 * the length that an address may have.
 */
export function createUniqueCode(
  { base, detail = '', maxLength }: CodeRequest,
  usedCodes: Set<string>,
): string {
  const detailed = limitSlug(base, maxLength, limitSlug(detail, MAX_DETAIL_LENGTH))
  const found =
    [limitSlug(base, maxLength), detailed].find((code) => !usedCodes.has(code)) ??
    addNumber(detailed, maxLength, usedCodes)
  usedCodes.add(found)
  return found
}

function addNumber(code: string, maxLength: number, usedCodes: ReadonlySet<string>): string {
  let number = 2
  while (usedCodes.has(limitSlug(code, maxLength, String(number)))) number += 1
  return limitSlug(code, maxLength, String(number))
}
