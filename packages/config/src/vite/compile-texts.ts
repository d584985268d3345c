import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'

export type Texts = { readonly [key: string]: string | Texts }
type CompiledPart = Exclude<CompiledMessage, string>[number]
type CompiledTexts = { [key: string]: CompiledMessage | CompiledTexts }

/**
 * Compiles the messages of a text file for `create-compiled-translator.ts`. Messages that only have
 * placeholders stay as they are, because components also fill them by themselves.
 *
 * @throws if a message is not valid ICU.
 */
export function compileTexts(texts: Texts): CompiledTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compileMessage(text) : compileTexts(text),
    ]),
  )
}

function compileMessage(message: string): CompiledMessage {
  const compiled = compile(message)
  const parts = typeof compiled === 'string' ? [compiled] : compiled
  if (parts.map(restorePart).join('') === message) return message
  // A text with escaped braces must not be taken for one with placeholders.
  return parts
}

/** A literal or a placeholder as the message wrote it; nothing else can be restored. */
function restorePart(part: CompiledPart): string | null {
  if (typeof part === 'string') return part
  return Array.isArray(part) && part.length === 1 ? `{${part[0]}}` : null
}
