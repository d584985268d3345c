import { HttpError } from './http-error.ts'

const MAX_NESTING = 32
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Parses a JSON body defensively: invalid UTF-8, lone surrogates, more than 32 levels, NUL
 * characters (PostgreSQL cannot store them) and prototype keys are refused.
 */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return {}
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch (cause) {
    throw new HttpError(400, 'invalid_utf8', { cause })
  }
  if (measureNesting(bytes) > MAX_NESTING) throw new HttpError(400, 'too_deep')
  const hasEscapes = text.includes('\\u')
  if (text.includes('\0') || (hasEscapes && text.includes('\\u0000'))) {
    throw new HttpError(400, 'nul_character')
  }
  // In valid UTF-8 a lone surrogate can only be an escape, and a prototype key is literal or
  // escaped. A body without either, as nearly all are, skips the check of its parts.
  const isSuspect = hasEscapes || text.includes('__proto__')
  try {
    return JSON.parse(text, isSuspect ? rejectUnsafeParts : undefined)
  } catch (cause) {
    if (cause instanceof HttpError) throw cause
    throw new HttpError(400, 'invalid_json', { cause })
  }
}

function rejectUnsafeParts(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new HttpError(400, 'invalid_json')
  if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) {
    throw new HttpError(400, 'invalid_utf8')
  }
  return value
}

function measureNesting(bytes: Uint8Array): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index]
    if (inString) {
      if (byte === 0x5c) index++
      else if (byte === 0x22) inString = false
    } else if (byte === 0x22) inString = true
    else if (byte === 0x7b || byte === 0x5b) deepest = Math.max(deepest, ++depth)
    else if (byte === 0x7d || byte === 0x5d) depth--
  }
  return deepest
}
