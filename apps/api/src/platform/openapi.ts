import { type AnyCall, actionOf, addressOf } from '@svetlitsa/api-client/contract/call'
import { problem } from '@svetlitsa/api-client/contract/problem'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'

type Json = Record<string, unknown>

/** The agreement as an OpenAPI 3.1 document; actions of one address become a oneOf. */
export function openapiDocument(calls: readonly AnyCall[]): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const call of calls) {
    const address = addressOf(call.path)
    const method = call.method.toLowerCase()
    paths[address] ??= {}
    const operation = operationOf(call)
    const earlier = paths[address][method]
    paths[address][method] = earlier ? merged(earlier, operation) : operation
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Светлица', version: '1.0.0', description: 'Вызовы магазина «Светлица»' },
    paths,
  }
}

export function registerOpenapi(app: FastifyInstance, calls: readonly AnyCall[]): void {
  const text = JSON.stringify(openapiDocument(calls))
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(text),
  )
}

function operationOf(call: AnyCall): Json {
  const action = actionOf(call.path)
  const failures = new Set([400, ...Object.values(call.refusals)])
  return {
    summary: call.summary,
    'x-caller': call.caller,
    'x-effect': call.effect,
    ...(call.query ? { parameters: parametersOf(call.query) } : {}),
    ...(call.body
      ? { requestBody: contentOf(withAction(schemaOf(call.body, 'input'), action)) }
      : {}),
    responses: {
      200: { description: 'Ответ', ...contentOf(schemaOf(call.answer, 'output')) },
      ...Object.fromEntries(
        [...failures].map((status) => [
          status,
          {
            description: 'Отказ',
            content: { 'application/problem+json': { schema: schemaOf(problem, 'output') } },
          },
        ]),
      ),
    },
  }
}

function merged(first: Json, second: Json): Json {
  const variants = [...bodiesOf(first), ...bodiesOf(second)]
  return {
    ...first,
    summary: `${first.summary}; ${second.summary}`,
    requestBody: contentOf({ oneOf: variants }),
    responses: {
      ...(first.responses as Json),
      200: {
        description: 'Ответ',
        ...contentOf({ anyOf: [...answersOf(first), ...answersOf(second)] }),
      },
    },
  }
}

function bodiesOf(operation: Json): unknown[] {
  return variantsOf(operation.requestBody as Json | undefined, 'oneOf')
}

function answersOf(operation: Json): unknown[] {
  return variantsOf((operation.responses as Record<string, Json>)['200'], 'anyOf')
}

function variantsOf(holder: Json | undefined, kind: 'oneOf' | 'anyOf'): unknown[] {
  const content = holder?.content as Record<string, { schema: Json }> | undefined
  const schema = content?.['application/json']?.schema
  if (!schema) return []
  return Array.isArray(schema[kind]) ? schema[kind] : [schema]
}

function withAction(schema: Json, action: string | null): Json {
  if (!action) return schema
  return {
    ...schema,
    properties: { action: { const: action }, ...(schema.properties as Json | undefined) },
    required: ['action', ...((schema.required as string[] | undefined) ?? [])],
  }
}

function parametersOf(query: z.ZodObject): Json[] {
  const schema = schemaOf(query, 'input')
  const required = new Set((schema.required as string[] | undefined) ?? [])
  return Object.entries((schema.properties as Json | undefined) ?? {}).map(([name, value]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: value,
  }))
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function contentOf(schema: Json): Json {
  return { content: { 'application/json': { schema } } }
}
