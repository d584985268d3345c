import { Fault } from './fault.ts'

const DEEPEST_NESTING = 32
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a JSON body defensively: invalid UTF-8, halves of characters, more than 32 levels, NUL
 * characters (PostgreSQL cannot store them) and prototype keys are refused.
 */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return {}
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch (cause) {
    throw new Fault(400, 'invalid_utf8', { cause })
  }
  if (nestingOf(bytes) > DEEPEST_NESTING) throw new Fault(400, 'too_deep')
  const hasEscapes = text.includes('\\u')
  if (text.includes('\0') || (hasEscapes && text.includes('\\u0000'))) {
    throw new Fault(400, 'nul_character')
  }
  // Valid UTF-8 holds half a character only as an escape, and a prototype key is written out or
  // escaped: a body without either, as nearly all are, is spared being looked through part by part.
  const isSuspect = hasEscapes || text.includes('__proto__')
  try {
    return JSON.parse(text, isSuspect ? refuseBadParts : undefined)
  } catch (cause) {
    if (cause instanceof Fault) throw cause
    throw new Fault(400, 'invalid_json', { cause })
  }
}

function refuseBadParts(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new Fault(400, 'invalid_json')
  if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) {
    throw new Fault(400, 'invalid_utf8')
  }
  return value
}

function nestingOf(bytes: Uint8Array): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (inString) {
      if (byte === 0x5c) at++
      else if (byte === 0x22) inString = false
    } else if (byte === 0x22) inString = true
    else if (byte === 0x7b || byte === 0x5b) deepest = Math.max(deepest, ++depth)
    else if (byte === 0x7d || byte === 0x5d) depth--
  }
  return deepest
}
