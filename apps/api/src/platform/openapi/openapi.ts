import { type AnyCall, getPathAction, getPathname } from '@svetlitsa/api-client/call/call'
import { problem } from '@svetlitsa/api-client/call/problem'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'

type Json = Record<string, unknown>

/**
 * Builds the API's contract as an OpenAPI 3.1 document; actions that share an address become a
 * oneOf.
 */
export function buildOpenapiDocument(calls: readonly AnyCall[]): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const call of calls) {
    const address = getPathname(call.path)
    const method = call.method.toLowerCase()
    paths[address] ??= {}
    const operation = toOperation(call)
    const earlier = paths[address][method]
    paths[address][method] = earlier ? mergeOperations(earlier, operation) : operation
  }
  return {
    openapi: '3.1.0',
    info: { title: 'API', version: '1.0.0', description: 'Вызовы магазина' },
    paths,
  }
}

/** The document takes an eighth of the time of a start, so that the first who asks for it waits. */
export function registerOpenapi(app: FastifyInstance, calls: readonly AnyCall[]): void {
  let text: string | undefined
  app.get('/api/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(buildOpenapiDocument(calls))
    return reply.type('application/json; charset=utf-8').send(text)
  })
}

function toOperation(call: AnyCall): Json {
  const errorStatuses = new Set([400, ...Object.values(call.refusals)])
  return {
    summary: call.summary,
    'x-caller': call.caller,
    'x-effect': call.effect,
    ...(call.query ? { parameters: toParameters(call.query) } : {}),
    ...(call.body
      ? { requestBody: toJsonContent(withAction(toJsonSchema(call.body, 'input'), call)) }
      : {}),
    responses: {
      200: { description: 'Ответ', ...toJsonContent(toJsonSchema(call.answer, 'output')) },
      ...Object.fromEntries(
        [...errorStatuses].map((status) => [
          status,
          {
            description: 'Отказ',
            content: {
              'application/problem+json': {
                schema: toJsonSchema(problem.extend(call.details?.partial().shape ?? {}), 'output'),
              },
            },
          },
        ]),
      ),
    },
  }
}

function mergeOperations(first: Json, second: Json): Json {
  const variants = [...listBodies(first), ...listBodies(second)]
  return {
    ...first,
    summary: `${first.summary}; ${second.summary}`,
    requestBody: toJsonContent({ oneOf: variants }),
    responses: {
      ...(first.responses as Json),
      200: {
        description: 'Ответ',
        ...toJsonContent({ anyOf: [...listAnswers(first), ...listAnswers(second)] }),
      },
    },
  }
}

function listBodies(operation: Json): unknown[] {
  return listVariants(operation.requestBody as Json | undefined, 'oneOf')
}

function listAnswers(operation: Json): unknown[] {
  return listVariants((operation.responses as Record<string, Json>)['200'], 'anyOf')
}

function listVariants(holder: Json | undefined, kind: 'oneOf' | 'anyOf'): unknown[] {
  const content = holder?.content as Record<string, { schema: Json }> | undefined
  const schema = content?.['application/json']?.schema
  if (!schema) return []
  return Array.isArray(schema[kind]) ? schema[kind] : [schema]
}

function withAction(schema: Json, call: AnyCall): Json {
  const action = getPathAction(call.path)
  if (!action) return schema
  // A body that is a union names the action in each of its variants.
  if (Array.isArray(schema.oneOf))
    return { oneOf: schema.oneOf.map((variant: Json) => withAction(variant, call)) }
  const { actionField } = call
  return {
    ...schema,
    properties: { [actionField]: { const: action }, ...(schema.properties as Json | undefined) },
    required: [actionField, ...((schema.required as string[] | undefined) ?? [])],
  }
}

function toParameters(query: z.ZodObject): Json[] {
  const schema = toJsonSchema(query, 'input')
  const required = new Set((schema.required as string[] | undefined) ?? [])
  return Object.entries((schema.properties as Json | undefined) ?? {}).map(([name, value]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: value,
  }))
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function toJsonContent(schema: Json): Json {
  return { content: { 'application/json': { schema } } }
}
