import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { noRouteSchemas } from './no-route-schemas.ts'

it('answers routes without a schema and refuses to start with one', async () => {
  const app = Fastify({ schemaController: noRouteSchemas })
  app.get('/', async () => ({ text: 'Стол' }))
  expect((await app.inject('/')).json()).toEqual({ text: 'Стол' })
  await app.close()

  const checking = Fastify({ schemaController: noRouteSchemas })
  checking.get('/', { schema: { querystring: { type: 'object' } } }, async () => '')
  await expect(checking.ready()).rejects.toThrow('A route has a JSON Schema')
  await checking.close()
})
