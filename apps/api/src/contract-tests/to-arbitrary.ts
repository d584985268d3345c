import fc, { type Arbitrary } from 'fast-check'
import * as z from 'zod'

interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

const strings = [
  '',
  ' ',
  '0',
  '%',
  '\\',
  "'; drop table basket; --",
  '2026-02-30',
  '+7 900 123-45-67',
  'ы',
  '💺',
]
const numbers = [0, 1, 2, 6, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, -1, -(2 ** 31) - 1]

/** Generates inputs that a schema accepts, including its boundary values. */
export function toArbitrary(schema: z.ZodType): Arbitrary<unknown> {
  return toValues(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)
}

function toValues(schema: Schema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return fc.oneof(...variants.map(toValues))
  switch (schema.type) {
    case 'object':
      return fc.record(toArbitraries(schema.properties ?? {}), {
        requiredKeys: schema.required ?? [],
      })
    case 'array':
      return fc.array(toValues(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      })
    case 'string':
      return toText(schema)
    case 'integer':
    case 'number':
      return toNumber(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function toArbitraries(properties: Record<string, Schema>): Record<string, Arbitrary<unknown>> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, toValues(schema)]),
  )
}

function toText({ format, minLength = 0, maxLength = 5_000 }: Schema): Arbitrary<string> {
  if (format === 'uuid') {
    return fc.oneof(fc.uuid(), fc.constant('00000000-0000-0000-0000-000000000000'))
  }
  const fitting = strings.filter(({ length }) => length >= minLength && length <= maxLength)
  return fc.constantFrom(...fitting, 'x'.repeat(maxLength), 'ж'.repeat(maxLength))
}

function toNumber({ minimum = -1e308, maximum = 1e308, exclusiveMinimum, type }: Schema) {
  const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1
  const fitting = [...numbers, least, maximum]
    .filter((bound) => bound >= least && bound <= maximum)
    .filter((bound) => type !== 'integer' || Number.isSafeInteger(bound))
  return fc.constantFrom(...fitting, ...(type === 'number' && least <= 0.5 ? [0.5] : []))
}
