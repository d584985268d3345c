import format, { type CompiledMessage } from 'icu-minify/format'
import { getPluralRules } from '../format/get-plural-rules.ts'
import { getSpacedNumberFormat } from '../format/get-spaced-number-format.ts'

type Values = Readonly<Record<string, string | number>>
type CompiledTexts = { readonly [key: string]: CompiledMessage | CompiledTexts }

const formatters = {
  getNumberFormat: getSpacedNumberFormat,
  getPluralRules,
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
}

/**
 * Creates the translator of a build whose messages are compiled (ADR 0060); the parser of messages is
 * not part of it. Formats as `createSpacedTranslator` does.
 *
 * @throws if a text is missing, or a value for it.
 */
export function createSpacedTranslator(
  language: string,
  messages: object,
): (key: string, values?: Values) => string {
  return (key, values) => {
    const message = findMessage(messages as CompiledTexts, key)
    if (typeof message === 'string') return fillPlaceholders(message, values)
    return String(format(message, language, values, { formatters }))
  }
}

function findMessage(messages: CompiledTexts, key: string): CompiledMessage {
  let found: CompiledMessage | CompiledTexts | undefined = messages
  for (const part of key.split('.')) found = (found as CompiledTexts | undefined)?.[part]
  if (typeof found === 'string' || Array.isArray(found)) return found
  throw new Error(`There is no text ${key}`)
}

function fillPlaceholders(message: string, values: Values | undefined): string {
  if (!values) return message
  return message.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`«${message}» has no value for ${name}`)
    return String(value)
  })
}
